import { FavouriteButton } from '#app/components/FavouriteButton.tsx';
import { ProductCard, type ProductCardProps } from '#app/components/ProductCard.tsx';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { Rail, RAIL_SIZES } from '#app/components/Rail.tsx';
import { CollageCard } from '#app/components/CollageCard.tsx';
import { OfferGroupCard } from '#app/components/OfferGroupCard.tsx';
import type { OfferGroupView } from '#app/components/offer-group-view.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Specimen } from './Specimen.tsx';

interface Sample {
  src: string;
  hover: string | null;
}

const ask = { label: 'Ask', price: '$168' };
const bid = { label: 'Bid', price: '$142' };

/** What differs from a plain card; the name says which state it is. */
const states: (Partial<ProductCardProps> & { name: string })[] = [
  { name: 'Normal', ask, bid },
  { name: 'Favourite', ask, bid, favourite: <FavouriteButton pressed label="Favourite: favourite card" /> },
  { name: 'Discounted', ask, struckLabel: '$260', discountLabel: '36% OFF' },
  { name: 'Nothing asked', ask: { label: 'Ask', price: '--' } },
  {
    name: 'Large price',
    large: true,
    ask: { label: 'Ask', price: '¥1,250,000' },
    bid: { label: 'Bid', price: '¥1,080,000' },
  },
  { name: 'Multiple sizes', ask, detail: 'Varied · Multiple sizes', offersLabel: '3 offers' },
  { name: 'Sold', state: { label: 'Sold' }, ask: { label: 'Sold', price: '$320' } },
  { name: 'Expired', state: { label: 'Expired' }, ask },
  { name: 'Not available', state: { label: 'Not available' } },
  {
    name: 'Own listing, with a name so long that it has to end somewhere before the next column begins',
    ask,
    actions: (
      <>
        <a className={buttonClass('quiet', { size: 'tiny' })} href="#edit">
          Edit
        </a>
        <button type="button" className={buttonClass('quiet', { size: 'tiny' })}>
          Bump
        </button>
      </>
    ),
  },
  { name: 'Picture that does not load', imageSrc: '/media/catalog/none', failedLabel: 'Failed to Load', ask },
];

/** A seller's offers: one, several with sizes that fit, several that do not (9#12). */
const groups: (Partial<OfferGroupView> & { seller: string })[] = [
  { seller: 'petra.lind', price: '$168', detail: 'Gently Used · M' },
  {
    seller: 'oskar_h',
    price: '$140 – $168',
    detail: 'Brand New · S, M, L',
    count: '3 offers',
    favoriteId: 1,
  },
  { seller: 'ines.costa', price: '$90 – $410', detail: 'varied · multiple sizes', count: '12 offers' },
  { seller: 'leo.marsh', price: '¥1,080,000', large: true, detail: 'Like New · One Size' },
];

/** Topics and filters: four pictures and two labels at most (9#12), and fewer. */
const collages = [
  { title: '#coatweather', count: '1.2k posts', pictures: 6 },
  { title: '#onebag', count: '3 posts', pictures: 3 },
  { title: 'Coats', labels: ['Wool', 'Under $400', 'Brand New'], count: '23 styles', pictures: 2 },
  { title: 'Trench coats', labels: ['Women'], count: '1 style', pictures: 1 },
];

/** The product card in every state, in the grid and in a rail; groups of offers; topics and filters. */
export function CardStates({ pictures }: { pictures: readonly Sample[] }) {
  const pictureOf = (index: number) => pictures[index % Math.max(1, pictures.length)];
  const card = (index: number) => {
    const picture = pictureOf(index);
    const { name = '', ...rest } = states[index % states.length] ?? {};
    return {
      href: `#card-${index}`,
      brand: 'Maison Verrault',
      name,
      imageSrc: picture?.src ?? '',
      ...(picture?.hover ? { hoverSrc: picture.hover } : {}),
      sizes: ['XS', 'S', 'M', 'L'],
      favourite: <FavouriteButton pressed={false} label={`Favourite: ${name}`} />,
      ...rest,
    };
  };
  return (
    <>
      <Specimen title="Cards" bare>
        <ProductGrid>
          {states.map(({ name }, index) => (
            <ProductCard key={name} {...card(index)} level={3} />
          ))}
          <Skeleton shape="card" />
        </ProductGrid>
      </Specimen>
      <Specimen title="Offer, topic and filter cards" bare>
        <ProductGrid>
          {groups.map(({ seller, ...group }, index) => (
            <OfferGroupCard
              key={seller}
              level={3}
              seller={seller}
              group={{
                spuId: 1,
                sellerId: index,
                href: `#group-${index}`,
                brand: 'Maison Verrault',
                name: 'Boiled wool jacket',
                image: pictureOf(index + 3)?.src ?? '',
                price: '',
                large: false,
                detail: '',
                count: null,
                favoriteId: null,
                ...group,
              }}
            />
          ))}
          {collages.map(({ pictures: shown, ...collage }, index) => (
            <CollageCard
              key={collage.title}
              {...collage}
              level={3}
              href={`#collage-${index}`}
              images={pictures.slice(index, index + shown).map(({ src }) => src)}
            />
          ))}
        </ProductGrid>
      </Specimen>
      <Rail title="Rail">
        {pictures.slice(0, 7).map(({ src }, index) => (
          <ProductCard
            key={src}
            {...card(0)}
            href={`#rail-${index}`}
            imageSrc={src}
            level={3}
            pictureSizes={RAIL_SIZES}
          />
        ))}
      </Rail>
    </>
  );
}
