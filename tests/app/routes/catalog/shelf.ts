import { brands, categories, documents } from '#backend/db/schema/catalog.ts';
import { startWeb } from '../../../support/web.ts';

/**
 * A web with a small shop: women's knitwear and coats and men's boots of two designers and an unknown one. All of it
 * is there before the first page, because reference data is kept.
 */
export async function startShop() {
  const web = await startWeb({ now: new Date() });
  const { db } = web;
  await db.insert(categories).values([
    { gender: 'women', key: 'clothing', parent: null, name: 'Clothing', position: 1 },
    { gender: 'women', key: 'knitwear', parent: 'clothing', name: 'Knitwear', position: 1 },
    { gender: 'women', key: 'coats', parent: 'clothing', name: 'Coats', position: 2 },
    { gender: 'men', key: 'shoes', parent: null, name: 'Shoes', position: 1 },
    { gender: 'men', key: 'boots', parent: 'shoes', name: 'Boots', position: 1 },
  ]);
  await db.insert(documents).values([
    {
      key: 'home-images',
      value: {
        men: { url: '/media/catalog/home-men', source: 'Photo: Men' },
        women: { url: '/media/catalog/home-women', source: 'Photo: Women' },
      },
    },
    {
      key: 'banner-men',
      value: { image: '/media/catalog/banner-men', newIn: '/media/catalog/banner-men-new' },
    },
    {
      key: 'banner-women',
      value: { image: '/media/catalog/banner-women', looks: ['/media/catalog/looks/a'] },
    },
  ]);
  const [loom, ruhr] = await db
    .insert(brands)
    .values([
      { name: 'North Loom', slug: 'north-loom' },
      { name: 'Ruhr Denim', slug: 'ruhr-denim' },
    ])
    .returning();
  const of = (brand: typeof loom) => ({ brandId: brand!.id, brandName: brand!.name, brandSlug: brand!.slug });

  const seller = await web.user({ paymentAccount: 'wallet-shelf' });
  const retailer = await web.user({ status: 'Official', stripeAccount: 'acct-shelf' });
  // Twenty-six pieces of knitwear: a list page holds twenty-four, a page of the shopping home ten.
  const knits = [];
  for (let n = 1; n <= 26; n += 1) {
    knits.push(await web.spu({ ...of(loom), name: `Cable knit ${n}`, popularity: 100 - n }));
  }
  const coat = await web.spu({
    ...of(ruhr),
    name: 'Storm parka',
    category2: 'coats',
    popularity: 200,
    colorName: 'moss',
    color: 'green',
  });
  const boot = await web.spu({
    ...of(ruhr),
    name: 'Desert boot',
    gender: 'men',
    category1: 'shoes',
    category2: 'boots',
    categoryWords: 'shoes boots',
    sizes: ['42', '43'],
  });
  await web.offer({ spuId: coat.id, userId: seller.id, condition: 'Good', size: 'M', priceMinor: 25_000 });
  await web.offer({
    spuId: knits[0]!.id,
    userId: seller.id,
    condition: 'LikeNew',
    size: 'S',
    priceMinor: 5_000,
  });
  await web.offer({
    spuId: boot.id,
    userId: retailer.id,
    condition: 'BrandNew',
    size: '42',
    priceMinor: 9_000,
    official: true,
    offerUrl: 'https://retailer.example/boot',
  });
  return { web, knits, coat, boot };
}
