import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rates } from '#backend/db/schema/catalog.ts';
import type { Database } from '#backend/db/client.ts';
import { moneyView } from '#backend/pricing/money-view.ts';
import { getRates } from '#backend/pricing/rates.ts';
import { openTestDatabase } from '../../support/database.ts';

let database: Database;
beforeEach(async () => void (database = await openTestDatabase()));
afterEach(() => database.close());

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 12, minutes));
const insert = (date: string, currency: string, perUsd: number) =>
  database.db.insert(rates).values({ date, currency, perUsd });

it('are those of the newest day, kept for ten minutes', async () => {
  await insert('2026-03-01', 'EUR', 0.8);
  await insert('2026-03-01', 'CHF', 0.7);
  await insert('2026-03-02', 'EUR', 0.9);
  expect(await getRates(database.db, at(0))).toEqual({ USD: 1, EUR: 0.9 });
  await insert('2026-03-03', 'EUR', 0.95);
  expect(await getRates(database.db, at(9))).toEqual({ USD: 1, EUR: 0.9 });
  expect(await getRates(database.db, at(10))).toEqual({ USD: 1, EUR: 0.95 });
});

it('do not stick while there are none, nor after a failure', async () => {
  expect(await getRates(database.db, at(0))).toEqual({ USD: 1 });
  await insert('2026-03-02', 'JPY', 150);
  expect(await getRates(database.db, at(0))).toEqual({ USD: 1, JPY: 150 });
  await database.db.execute(sql`alter table rates rename to away`);
  await expect(getRates(database.db, at(20))).rejects.toThrow();
  await database.db.execute(sql`alter table away rename to rates`);
  expect(await getRates(database.db, at(20))).toEqual({ USD: 1, JPY: 150 });
});

it('turn prices into the viewer’s currency, rounded as shown, originals exact (D1–D3)', () => {
  const known = { USD: 1, EUR: 0.9, JPY: 150 };
  const euros = moneyView({ currency: 'EUR', region: 'US' }, known);
  expect(euros.price(12_345, 'USD')).toBe(111);
  expect(euros.price(1_050, 'USD')).toBe(9.45);
  expect(euros.price(12_345, 'EUR')).toBe(123.45);
  expect(euros.price(1_000, 'CHF')).toBeNull();
  expect(euros.shipping(1_001, 'USD')).toBe(10);
  expect(euros.fromUsd(null)).toBeNull();
  const yen = moneyView({ currency: 'JPY', region: 'US' }, known);
  expect(yen.price(1_234, 'USD')).toBe(1851);
  expect(yen.price(1_234, 'JPY')).toBe(1234);
});

it('fall back to dollars for a currency without a rate', () => {
  const view = moneyView({ currency: 'XAU', region: 'US' }, { USD: 1 });
  expect(view.currency).toBe('USD');
  expect(view.symbol).toBe('$');
  expect(view.fromUsd(1_999)).toBe(19.99);
});
