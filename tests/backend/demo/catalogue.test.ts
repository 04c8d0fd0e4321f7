import { describe, expect, it } from 'vitest';
import { isLive, makeBook, marketOf, shownUsd, type DemoOffer } from '#backend/demo/book.ts';
import { designers, OTHER_DESIGNERS } from '#backend/demo/designers.ts';
import { makePoints, makeSales } from '#backend/demo/history.ts';
import { DEMO_PASSWORD, makePeople, NEWLY_VERIFIED } from '#backend/demo/people.ts';
import { ratesOf, settings } from '#backend/demo/settings.ts';
import { sizeCharts, sizing } from '#backend/demo/sizes.ts';
import { makeStyle, oddStyles } from '#backend/demo/styles.ts';
import { deriveColumns } from '#backend/demo/derive.ts';
import { password, reservedUsernames, username } from '#contract/auth.ts';
import { getSettings, getSizeChart } from '#contract/catalog.ts';
import { conditions, offerStatuses } from '#contract/offer-states.ts';
import { BIO_MAX } from '#contract/limits.ts';
import { userStatuses } from '#contract/user.ts';

const now = new Date('2026-11-21T12:00:00Z');
const STYLES = 2000;

function makeAll() {
  const people = makePeople(now);
  const market = marketOf(people, ratesOf('2026-11-21'), now);
  let next = 1;
  const all = Array.from({ length: STYLES + oddStyles(STYLES) }, (_, index) => {
    const style = makeStyle(index, STYLES, now);
    const book = makeBook(style, market, next);
    next += book.length;
    const sold = makeSales(style, book, now);
    const derived = deriveColumns(style, book, sold);
    return { style, book, sold, derived, points: makePoints(style, derived, sold, now) };
  });
  return { people, all, offers: all.flatMap(({ book }) => book) };
}
const { people, all, offers } = makeAll();
const shown = all.filter(({ style }) => style.status === 'Available');

/** Houses that exist: none of them may be in the shop, not even as a word of another name. */
const famous = [
  'acne',
  'adidas',
  'alaia',
  'amiri',
  'armani',
  'arcteryx',
  'balenciaga',
  'balmain',
  'berluti',
  'birkenstock',
  'bottega',
  'brunello',
  'burberry',
  'bulgari',
  'carhartt',
  'cartier',
  'celine',
  'chanel',
  'chloe',
  'coach',
  'converse',
  'dior',
  'dolce',
  'dsquared',
  'fendi',
  'ferragamo',
  'fjallraven',
  'ganni',
  'givenchy',
  'goyard',
  'gucci',
  'hermes',
  'hublot',
  'jacquemus',
  'kenzo',
  'lacoste',
  'lanvin',
  'lemaire',
  'levis',
  'loewe',
  'longchamp',
  'loro piana',
  'louboutin',
  'maison margiela',
  'marni',
  'miu miu',
  'moncler',
  'mulberry',
  'nike',
  'omega',
  'patagonia',
  'polo ralph lauren',
  'prada',
  'puma',
  'ralph lauren',
  'ray-ban',
  'rimowa',
  'rolex',
  'saint laurent',
  'salomon',
  'stella mccartney',
  'stone island',
  'supreme',
  'the row',
  'tiffany',
  'tod',
  'tom ford',
  'toteme',
  'valentino',
  'vans',
  'versace',
  'vuitton',
  'wrangler',
  'yamamoto',
  'zegna',
];

describe('the demo catalogue', () => {
  it('is the same every time', () => {
    const again = makeAll();
    expect(again.people).toEqual(people);
    expect(again.all.slice(0, 300)).toEqual(all.slice(0, 300));
    expect(again.offers.length).toBe(offers.length);
  });

  it('makes any style alone as it makes it in a row', () => {
    expect(makeStyle(1234, STYLES, now)).toEqual(all[1234]?.style);
  });

  it('has the numbers of the issue', () => {
    expect(shown.length).toBe(STYLES);
    expect(offers.length).toBeGreaterThanOrEqual(8000);
    expect(designers.length).toBeGreaterThan(100);
    expect(designers.filter((designer) => designer.name === OTHER_DESIGNERS)).toHaveLength(1);
    expect(designers.filter((designer) => designer.alias).length).toBeGreaterThan(5);
    expect(people.filter((person) => person.status === 'Official')).toHaveLength(20);
    expect(people.filter((person) => person.status !== 'Official')).toHaveLength(200);
    expect(new Set(people.map((person) => person.status))).toEqual(new Set(userStatuses));
    expect(new Set(offers.map((offer) => offer.status))).toEqual(new Set(offerStatuses));
    expect(new Set(offers.map((offer) => offer.condition))).toEqual(new Set(conditions));
    for (const gender of ['men', 'women']) {
      const mine = shown.filter(({ style }) => style.gender === gender);
      expect(mine.length).toBeGreaterThan(STYLES / 4);
      expect(new Set(mine.map(({ style }) => style.picture.shape.category2)).size).toBeGreaterThanOrEqual(24);
      expect(new Set(mine.map(({ style }) => style.picture.key)).size).toBeGreaterThan(200);
    }
    expect(new Set(shown.map(({ style }) => style.designer.name)).size).toBeGreaterThan(100);
  });

  it('says only what the pictures show: category, gender, colour, cloth and kind', () => {
    for (const { style } of all) {
      const { picture } = style;
      expect(picture.genders).toContain(style.gender);
      expect(style.images).toBe(picture.views);
      expect(style.categoryWords).toContain(picture.shape.noun);
      expect(style.description.toLowerCase()).toContain(picture.material.toLowerCase().split(' ').pop());
      expect(style.description.toLowerCase()).toContain(
        picture.colourName.toLowerCase().replaceAll(' / ', ' and '),
      );
      const sentences = style.description.split(/\.(?:\s|$)/).filter(Boolean);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(5);
      expect(style.name.length).toBeLessThanOrEqual(100);
    }
  });

  it('knows no real house', () => {
    const words = [
      ...designers.flatMap((designer) => [designer.name, designer.alias ?? '']),
      ...people.flatMap((person) => [person.username, person.shop?.name ?? '', person.biography]),
      ...all.flatMap(({ style }) => [style.name, style.description]),
    ];
    const text = ` ${[...new Set(words)]
      .join(' ')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, ' ')} `;
    expect(famous.filter((name) => text.includes(` ${name} `))).toEqual([]);
  });
});

describe('its offers', () => {
  const styleOf = new Map(all.map(({ style }) => [style.id, style]));

  it('come in a size of the style, at a price above nothing, with words and shipping', () => {
    for (const offer of offers) {
      const style = styleOf.get(offer.spuId);
      expect(style?.sizes).toContain(offer.size);
      expect(Number.isInteger(offer.priceMinor) && offer.priceMinor > 0 && offer.priceUsd > 0).toBe(true);
      if (offer.type === 'ask') {
        expect(offer.images.length).toBeGreaterThan(0);
        expect(offer.shipping[0]?.region).toBe(offer.country);
        expect(new Set(offer.shipping.map((entry) => entry.region)).size).toBe(offer.shipping.length);
        expect(offer.priceUsd).toBeLessThanOrEqual((style?.worthUsd ?? 0) * 1.05 + 1000);
      }
    }
  });

  it('have bids below every ask that could be bought instead, and nobody bids on what they sell', () => {
    for (const { book } of all) {
      const asks = book.filter((offer) => offer.type === 'ask' && isLive(offer));
      const lowest = Math.min(...asks.map(shownUsd));
      for (const bid of book.filter((offer) => offer.type === 'bid' && isLive(offer))) {
        expect(shownUsd(bid)).toBeLessThan(lowest);
        expect(asks.some((ask) => ask.userId === bid.userId)).toBe(false);
        expect(bid.expiresAt).not.toBeNull();
      }
    }
  });

  it('are still running when they are available, and over when they are not', () => {
    const over = (offer: DemoOffer) => offer.expiresAt !== null && offer.expiresAt <= now;
    for (const offer of offers) {
      expect(offer.offerTime.getTime()).toBeLessThanOrEqual(now.getTime());
      if (offer.status === 'Available' || offer.status === 'Preapproved') expect(over(offer)).toBe(false);
      if (offer.status === 'Expired') expect(over(offer)).toBe(true);
      expect(offer.soldTime !== null).toBe(offer.status === 'Completed');
      if (offer.soldTime) expect(offer.soldTime.getTime()).toBeLessThan(now.getTime());
    }
  });

  it('of official retailers link to their own shop, and only those', () => {
    const official = offers.filter((offer) => offer.official);
    expect(official.length).toBeGreaterThan(500);
    expect(new Set(official.map((offer) => offer.userId)).size).toBe(20);
    expect(official.every((offer) => /^https:\/\/[a-z-]+\.example\/p\//.test(offer.offerUrl ?? ''))).toBe(
      true,
    );
    expect(offers.filter((offer) => offer.offerUrl !== null)).toEqual(official);
  });
});

describe('its history', () => {
  it('ends today at what the book says, has one point a day and spans twelve months', () => {
    for (const { derived, points } of all) {
      const dates = points.map((point) => point.date);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(points.at(-1)).toMatchObject({
        date: '2026-11-21',
        lowAskUsd: derived.lowestAskUsd,
        highBidUsd: derived.highestBidUsd,
      });
    }
    expect(all.flatMap(({ points }) => points.map((point) => point.date)).sort()[0]).toBe('2025-11-21');
  });

  it('keeps bids below asks on every day', () => {
    for (const point of all.flatMap(({ points }) => points)) {
      if (point.lowAskUsd !== null && point.highBidUsd !== null)
        expect(point.highBidUsd).toBeLessThan(point.lowAskUsd);
    }
  });

  it('has a point for every sale of the last twelve months', () => {
    expect(all.flatMap(({ sold }) => sold).length).toBeGreaterThan(4000);
    for (const { sold, points } of all.slice(0, 400)) {
      for (const sale of sold) {
        const day = sale.soldAt.toISOString().slice(0, 10);
        expect(points.find((point) => point.date === day)?.lastSaleUsd ?? null).not.toBeNull();
      }
    }
  });
});

describe('its people and reference data', () => {
  it('have verified people who are to connect a card account, and sell nothing before (6#4)', () => {
    const fresh = people.filter((person) => NEWLY_VERIFIED.includes(person.username));
    expect(fresh).toHaveLength(NEWLY_VERIFIED.length);
    for (const person of fresh) {
      expect(person).toMatchObject({
        status: 'Verified',
        stripeAccount: null,
        paymentAccount: null,
        demo: true,
      });
    }
    const sellers = new Set(marketOf(people, ratesOf('2026-11-21'), now).sellers);
    expect(fresh.filter((person) => sellers.has(person))).toEqual([]);
  });

  it('have usernames that could be registered, once each, and short biographies', () => {
    const names = people.map((person) => person.username);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(people.map((person) => person.referralCode)).size).toBe(people.length);
    for (const person of people) {
      expect(username.safeParse(person.username)).toMatchObject({ success: true, data: person.username });
      expect(reservedUsernames).not.toContain(person.username);
      expect(person.biography.length).toBeLessThanOrEqual(BIO_MAX);
      expect(settings.regions.some((region) => region.code === person.region)).toBe(true);
    }
    expect(password.safeParse(DEMO_PASSWORD).success).toBe(true);
    expect(people.filter((person) => person.demo).map((person) => person.username)).toEqual(
      expect.arrayContaining(['demo', 'petra.lind', 'cassel.thorne']),
    );
  });

  it('answer the contract: settings and size charts', () => {
    expect(getSettings.answer.parse(settings).mapping.DE).toEqual({ currency: 'EUR', language: 'de' });
    expect(settings.regions.length).toBeGreaterThan(35);
    expect(Object.keys(ratesOf('2026-11-21')).sort()).toEqual(
      settings.currencies.map((one) => one.currency).sort(),
    );
    for (const { chart } of sizeCharts) {
      const { order, sizeChart } = getSizeChart.answer.parse(chart);
      expect(Object.keys(sizeChart)).toEqual(order);
      expect(new Set(Object.values(sizeChart).map((column) => column.length)).size).toBe(1);
    }
  });

  it('have a chart whose first column is what the style is sold in', () => {
    for (const { style } of shown) {
      const { category1, category2, sizes } = style.picture.shape;
      if (sizes === 'one' || sizes === 'watch') continue;
      const row =
        sizeCharts.find(
          (one) => one.gender === style.gender && one.category1 === category1 && one.category2 === category2,
        ) ??
        sizeCharts.find(
          (one) => one.gender === style.gender && one.category1 === category1 && one.category2 === '',
        );
      expect(row?.chart.sizeChart[row.chart.order[0] ?? '']).toEqual(sizing(sizes, style.gender).sizes);
    }
  });
});
