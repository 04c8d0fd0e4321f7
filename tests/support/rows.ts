import { refreshSpus } from '#backend/areas/offer/derive.ts';
import type { Db } from '#backend/db/client.ts';
import { brands, documents, rates, spus } from '#backend/db/schema/catalog.ts';
import { offers, orderLines, orders } from '#backend/db/schema/trade.ts';
import { addresses, users } from '#backend/db/schema/user.ts';
import type { Settings } from '#contract/catalog.ts';

type Spu = typeof spus.$inferSelect;
type Offer = typeof offers.$inferSelect;
type User = typeof users.$inferSelect;

/** Units per US dollar in every test, so that converted prices can be written down. */
export const testRates = { USD: 1, GBP: 0.8, EUR: 0.9, CAD: 1.35, JPY: 150, KRW: 1300 } as const;

export const testSettings: Settings = {
  regions: [
    { region: 'United States', code: 'US', image: '' },
    { region: 'United Kingdom', code: 'GB', image: '' },
    { region: 'Germany', code: 'DE', image: '' },
    { region: 'Japan', code: 'JP', image: '' },
  ],
  currencies: [
    { currency: 'USD', symbol: '$' },
    { currency: 'GBP', symbol: '£' },
    { currency: 'EUR', symbol: '€' },
    { currency: 'JPY', symbol: '¥' },
  ],
  languages: [
    { language: 'en', name: 'English' },
    { language: 'de', name: 'Deutsch' },
  ],
  mapping: {
    US: { currency: 'USD', language: 'en' },
    GB: { currency: 'GBP', language: 'en' },
    DE: { currency: 'EUR', language: 'de' },
    JP: { currency: 'JPY', language: 'en' },
  },
  phoneCodes: [
    { region: 'US', code: '+1' },
    { region: 'GB', code: '+44' },
  ],
};

let serial = 0;
const next = () => (serial += 1);

/** Rates of the clock's day and the settings document: what nearly every call needs. */
export async function insertReference(db: Db, now: Date): Promise<void> {
  const date = now.toISOString().slice(0, 10);
  await db
    .insert(rates)
    .values(Object.entries(testRates).map(([currency, perUsd]) => ({ date, currency, perUsd })))
    .onConflictDoNothing();
  await db.insert(documents).values({ key: 'settings', value: testSettings }).onConflictDoNothing();
}

/** Inserts of rows with sensible defaults; each answers the whole row. */
export function rowInserts(db: Db, now: () => Date) {
  async function user(overrides: Partial<typeof users.$inferInsert> = {}): Promise<User> {
    const n = next();
    const username = overrides.username ?? `person${n}`;
    const [row] = await db
      .insert(users)
      .values({
        username,
        email: `${username}@people.example`,
        referralCode: `TEST${n}`,
        region: 'US',
        registerTime: now(),
        ...overrides,
      })
      .returning();
    return row!;
  }

  async function brand(
    overrides: Partial<typeof brands.$inferInsert> = {},
  ): Promise<typeof brands.$inferSelect> {
    const n = next();
    const name = overrides.name ?? `Brand ${n}`;
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const [row] = await db
      .insert(brands)
      .values({ name, slug, ...overrides })
      .returning();
    return row!;
  }

  /** A women's knit of a new brand; prices and counts are derived when an offer is inserted. */
  async function spu(overrides: Partial<typeof spus.$inferInsert> = {}): Promise<Spu> {
    const n = next();
    const owner = overrides.brandId === undefined ? await brand() : null;
    const [row] = await db
      .insert(spus)
      .values({
        name: `Style ${n}`,
        brandId: owner?.id ?? 0,
        brandName: owner?.name ?? 'Brand',
        brandSlug: owner?.slug ?? 'brand',
        gender: 'women',
        category1: 'clothing',
        category2: 'knitwear',
        categoryWords: 'clothing knitwear',
        color: 'black',
        colorName: 'ink',
        styleId: `ST-${n}`,
        description: 'A knit for tests.',
        retailUsd: 40_000,
        thumbnail: '/media/catalog/products/w06-0',
        images: [{ imageUrl: '/media/catalog/products/w06-0', ratio: -1, isPrimary: true }],
        sizes: ['S', 'M', 'L'],
        releasedAt: now(),
        createdAt: now(),
        latestAt: now(),
        ...overrides,
      })
      .returning();
    return row!;
  }

  /** A live ask of 100.00 USD (or a bid with `type: 'bid'`); a style and an owner are made when not given. */
  async function offer(overrides: Partial<typeof offers.$inferInsert> = {}): Promise<Offer> {
    const spuId = overrides.spuId ?? (await spu()).id;
    const userId = overrides.userId ?? (await user({ paymentAccount: 'wallet-test' })).id;
    const currency = overrides.currency ?? 'USD';
    const priceMinor = overrides.priceMinor ?? 10_000;
    const perUsd = testRates[currency as keyof typeof testRates] ?? 1;
    const decimals = currency === 'JPY' || currency === 'KRW' ? 1 : 100;
    const offerTime = overrides.offerTime ?? now();
    const expiresAt =
      overrides.expiresAt ??
      (overrides.validSeconds ? new Date(offerTime.getTime() + overrides.validSeconds * 1000) : null);
    return db.transaction(async (tx) => {
      const [row] = await tx
        .insert(offers)
        .values({
          type: 'ask',
          condition: 'LikeNew',
          size: 'M',
          name: 'Style for tests',
          country: 'US',
          priceUsd: Math.round((priceMinor / decimals / perUsd) * 100),
          images: [],
          shipping: [{ region: 'Worldwide', priceMinor: 0 }],
          updateTime: offerTime,
          ...overrides,
          spuId,
          userId,
          currency,
          priceMinor,
          offerTime,
          expiresAt,
        })
        .returning();
      await refreshSpus(tx, [spuId], now());
      return row!;
    });
  }

  async function address(
    userId: number,
    overrides: Partial<typeof addresses.$inferInsert> = {},
  ): Promise<typeof addresses.$inferSelect> {
    const [row] = await db
      .insert(addresses)
      .values({
        fullName: 'Robin Test',
        phoneCode: '+1',
        phone: '555 0100',
        line1: '1 Test Street',
        city: 'Springfield',
        state: 'IL',
        postalCode: '62701',
        country: 'US',
        ...overrides,
        userId,
      })
      .returning();
    return row!;
  }

  /** A completed order of one piece, without its payment. */
  async function completedOrder(
    buyerId: number,
    sellerId: number,
    overrides: Partial<typeof orders.$inferInsert> = {},
  ): Promise<typeof orders.$inferSelect> {
    const piece = await offer({ userId: sellerId, status: 'Completed', soldTime: now() });
    const [row] = await db
      .insert(orders)
      .values({
        buyerId,
        sellerId,
        source: 'ask',
        status: 'Completed',
        currency: 'USD',
        itemsMinor: 10_000,
        shippingMinor: 0,
        totalMinor: 10_000,
        createdAt: now(),
        updatedAt: now(),
        paidAt: now(),
        completedAt: now(),
        ...overrides,
      })
      .returning();
    await db.insert(orderLines).values({
      orderId: row!.id,
      offerId: piece.id,
      spuId: piece.spuId,
      quantity: 1,
      priceMinor: 10_000,
      shippingMinor: 0,
      brand: 'Brand',
      name: piece.name,
      condition: piece.condition,
      size: piece.size,
      imgUrl: '/media/catalog/products/w06-0',
    });
    return row!;
  }

  return { user, brand, spu, offer, address, completedOrder };
}
