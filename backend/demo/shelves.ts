import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { spus } from '../db/schema/catalog.ts';
import { browsing, favorites, watches } from '../db/schema/shopper.ts';
import { offers } from '../db/schema/trade.ts';
import { advanceIdentity, insertRows } from './bulk.ts';
import type { Person } from './people.ts';
import { random, seedOf } from './random.ts';

const DAY = 86_400_000;
/** Only what is well known is liked often: favourites come from so many of the most popular styles. */
const KNOWN_STYLES = 800;

/** What people of the demo like, and what the demo login watches and looked at. */
export async function insertShelves(tx: Tx, people: readonly Person[], now: Date): Promise<void> {
  const styles = await tx
    .select({ id: spus.id })
    .from(spus)
    .where(eq(spus.status, 'Available'))
    .orderBy(desc(spus.popularity), asc(spus.id))
    .limit(KNOWN_STYLES);
  if (styles.length === 0) return;
  const fans = people.filter((person) => person.status !== 'Official' && person.status !== 'Suspended');
  const liked = fans.flatMap((person) => {
    const r = random(seedOf('likes', person.username));
    const ids = new Set(
      // Squared, so that the first ones are liked most.
      Array.from({ length: r.int(3, 34) }, () => styles[Math.floor(r.next() ** 2 * styles.length)]!.id),
    );
    return [...ids].map((spuId) => ({
      userId: person.id,
      spuId,
      createdAt: new Date(now.getTime() - Math.floor(r.between(0.02, 60) * DAY)),
    }));
  });
  await insertRows(tx, favorites, liked);
  await advanceIdentity(tx, favorites);

  const demo = people.find((person) => person.username === 'demo');
  if (!demo) return;
  const looked = random(seedOf('looked'));
  const seen = new Set(
    Array.from({ length: 14 }, () => styles[Math.floor(looked.next() * styles.length)]!.id),
  );
  await insertRows(
    tx,
    browsing,
    [...seen].map((spuId, index) => ({
      userId: demo.id,
      spuId,
      seenAt: new Date(now.getTime() - (index + 1) * 0.4 * DAY),
    })),
  );
  await insertWatches(tx, demo.id, now);
}

/** Four things that somebody sells, half of them only when they get cheaper. */
async function insertWatches(tx: Tx, userId: number, now: Date): Promise<void> {
  const asks = await tx
    .selectDistinctOn([offers.spuId])
    .from(offers)
    .where(
      and(
        eq(offers.type, 'ask'),
        eq(offers.status, 'Available'),
        eq(offers.currency, 'USD'),
        gt(offers.inventory, 0),
      ),
    )
    .orderBy(asc(offers.spuId), asc(offers.priceUsd))
    .limit(4);
  await insertRows(
    tx,
    watches,
    asks.map((ask, index) => {
      const target = index % 2 === 0 ? null : Math.floor(ask.priceMinor / 2000) * 1000;
      return {
        userId,
        spuId: ask.spuId,
        type: 'ask' as const,
        condition: ask.condition,
        size: ask.size,
        targetMinor: target,
        currency: 'USD',
        targetUsd: target,
        bestUsd: ask.priceUsd,
        createdAt: new Date(now.getTime() - (index + 2) * DAY),
      };
    }),
  );
  await advanceIdentity(tx, watches);
}
