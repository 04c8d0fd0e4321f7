import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { activeStatuses } from '#contract/offer-states.ts';
import { WORLDWIDE } from '#contract/primitives.ts';
import type { Db, Tx } from '../../db/client.ts';
import { pricePoints, spus } from '../../db/schema/catalog.ts';
import { watches } from '../../db/schema/shopper.ts';
import { offers } from '../../db/schema/trade.ts';

const CHUNK = 1000;

/**
 * Recomputes everything that a style's row derives from its live offers and its sales, and writes today's point
 * of its price history (D13; UTC day of `now`). To be called in the transaction that changed an offer, an order or
 * a sale, after the change. A live offer is what `liveOffer` says, of somebody who is not suspended (G19).
 *
 * The rows of the styles are locked first, in ascending order, and read in a second statement: whoever waited for
 * the lock then sees what the other one committed.
 */
export async function refreshSpus(tx: Tx | Db, spuIds: readonly number[], now: Date): Promise<void> {
  const ids = [...new Set(spuIds)].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += CHUNK)
    await refreshChunk(tx, ids.slice(start, start + CHUNK), now);
}

async function refreshChunk(tx: Tx | Db, ids: number[], now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const day = now.toISOString().slice(0, 10);
  const midnight = `${day}T00:00:00Z`;
  // Not `for update`: every new offer holds its style's key already, and two of them would wait for each other.
  await tx
    .select({ id: spus.id })
    .from(spus)
    .where(inArray(spus.id, ids))
    .orderBy(asc(spus.id))
    .for('no key update');
  await tx.execute(sql`
    update ${spus} set
      lowest_ask_usd = d.lowest_ask,
      highest_bid_usd = d.highest_bid,
      ask_count = d.ask_count,
      bid_count = d.bid_count,
      has_marketplace_ask = d.marketplace,
      ask_conditions = d.conditions,
      ask_sizes = d.sizes,
      ask_regions = d.regions,
      latest_at = d.latest,
      lowest_ask_at = case
        when d.lowest_ask < coalesce(${spus.lowestAskUsd}, d.lowest_ask + 1) then ${at}
        else ${spus.lowestAskAt} end,
      highest_bid_at = case
        when d.highest_bid > coalesce(${spus.highestBidUsd}, d.highest_bid - 1) then ${at}
        else ${spus.highestBidAt} end,
      discount = d.discount,
      last_sale_usd = d.last_sale,
      all_in_usd = d.all_in
    from (
      select
        s.id,
        a.lowest as lowest_ask,
        coalesce(a.count, 0)::int as ask_count,
        coalesce(a.marketplace, false) as marketplace,
        coalesce(a.conditions, '{}') as conditions,
        coalesce(a.regions, '{}') as regions,
        coalesce(a.latest, s.released_at) as latest,
        array(
          select u.size from unnest(a.sizes) as u(size) order by array_position(s.sizes, u.size) nulls last, u.size
        ) as sizes,
        case
          -- Used things cost less than new ones by nature: only a new one is reduced.
          when s.retail_usd > 0 and a.lowest < s.retail_usd and a.lowest_new = a.lowest
          then (((s.retail_usd - a.lowest) * 100 + s.retail_usd - 1) / s.retail_usd)::int
          else 0 end as discount,
        b.highest as highest_bid,
        coalesce(b.count, 0)::int as bid_count,
        (select price_usd from sales where sales.spu_id = s.id order by sold_at desc, sales.id desc limit 1) as last_sale,
        coalesce(c.prices, '{}') as all_in
      from ${spus} s
      left join lateral (
        select
          min(${shown}) as lowest,
          min(${shown}) filter (where o.condition = 'BrandNew') as lowest_new,
          count(*) as count,
          bool_or(not o.official) as marketplace,
          array_agg(distinct o.condition) as conditions,
          array_agg(distinct o.country) as regions,
          array_agg(distinct o.size) filter (where o.size is not null) as sizes,
          max(greatest(o.offer_time, o.bumped_at)) as latest
        from ${offers} o join users u on u.id = o.user_id
        where o.spu_id = s.id and o.type = 'ask' and ${live(at)}
      ) a on true
      left join lateral (
        select max(${shown}) as highest, count(*) as count
        from ${offers} o join users u on u.id = o.user_id
        where o.spu_id = s.id and o.type = 'bid' and ${live(at)}
      ) b on true
      left join lateral (
        -- Per region that any ask names, the cheapest of all asks that go there, with shipping; for all others those
        -- that go everywhere (D5, D6).
        select jsonb_object_agg(region, cents) as prices from (
          select named.region, min(asks.price + coalesce(
            (asks.shipping -> named.region)::bigint, (asks.shipping -> ${WORLDWIDE})::bigint)) as cents
          from (
            select ${shown} as price, (
              select jsonb_object_agg(entry ->> 'region', ${shippingUsd})
              from jsonb_array_elements(o.shipping) entry
            ) as shipping
            from ${offers} o join users u on u.id = o.user_id
            where o.spu_id = s.id and o.type = 'ask' and ${live(at)}
          ) asks
          cross join (
            select distinct entry ->> 'region' as region
            from ${offers} o join users u on u.id = o.user_id, jsonb_array_elements(o.shipping) entry
            where o.spu_id = s.id and o.type = 'ask' and ${live(at)}
          ) named
          group by named.region
        ) cheapest where cents is not null
      ) c on true
      where s.id in ${ids}
    ) d
    where ${spus.id} = d.id
  `);
  await tx.execute(sql`
    insert into ${pricePoints} (spu_id, date, low_ask_usd, high_bid_usd, last_sale_usd)
    select s.id, ${day}::date, s.lowest_ask_usd, s.highest_bid_usd, (
      select price_usd from sales
      where sales.spu_id = s.id and sold_at >= ${midnight}::timestamptz and sold_at < ${midnight}::timestamptz + interval '1 day'
      order by sold_at desc, sales.id desc limit 1
    )
    from ${spus} s where s.id in ${ids}
    on conflict (spu_id, date) do update set
      low_ask_usd = excluded.low_ask_usd,
      high_bid_usd = excluded.high_bid_usd,
      last_sale_usd = excluded.last_sale_usd
  `);
  await markWatches(tx, ids);
}

/** Whoever waits for one of the styles is looked after by the next round of the job. */
async function markWatches(tx: Tx | Db, ids: readonly number[]): Promise<void> {
  await tx
    .update(watches)
    .set({ due: true })
    .where(and(inArray(watches.spuId, [...ids]), eq(watches.due, false)));
}

/** A price of another currency as a dollar shopper reads it (D3), so that cards and the book say the same. */
const shown = sql.raw(
  `case when o.currency = 'USD' or o.price_usd < 1000 then o.price_usd else round(o.price_usd / 100.0)::bigint * 100 end`,
);

/** Shipping at the rate the offer was written at, rounded up to the whole dollar (9#13). */
const shippingUsd = sql.raw(
  `ceil((entry ->> 'priceMinor')::numeric * o.price_usd / (o.price_minor * 100.0))::bigint * 100`,
);

/** `liveOffer` and `visibleOwner` for the aliases `o` and `u` of the statement above. */
function live(at: ReturnType<typeof sql>) {
  return sql`o.status in ('Available', 'Preapproved') and (o.expires_at is null or o.expires_at > ${at}) and o.inventory > o.reserved and u.status <> 'Suspended'`;
}

/**
 * Sweep: marks what ran out (4#12) as Expired and refreshes the styles concerned, in transactions of at most
 * `batch` offers so that nobody waits long. Returns how many expired. Safe to run on several nodes at once.
 */
export async function expireOffers(db: Db, now: Date, batch = 200): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const due = await tx
        .select({ id: offers.id, spuId: offers.spuId })
        .from(offers)
        .where(and(inArray(offers.status, [...activeStatuses]), lte(offers.expiresAt, now)))
        .orderBy(asc(offers.id))
        .limit(batch)
        .for('update', { skipLocked: true });
      if (due.length === 0) return 0;
      await tx
        .update(offers)
        .set({ status: 'Expired' })
        .where(
          inArray(
            offers.id,
            due.map((row) => row.id),
          ),
        );
      await refreshSpus(
        tx,
        due.map((row) => row.spuId),
        now,
      );
      return due.length;
    });
    total += count;
    if (count < batch) return total;
  }
}
