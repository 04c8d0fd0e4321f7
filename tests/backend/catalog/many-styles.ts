import { sql } from 'drizzle-orm';
import type { Db } from '#backend/db/client.ts';

const CLOTHING =
  "'coats','jackets','dresses','knitwear','shirts','tops','skirts','jeans','trousers','shorts'";
const SHOES = "'sneakers','boots','loafers','heels'";
const WORDS =
  "'wool','linen','silk','denim','leather','cropped','oversized','ribbed','pleated','quilted','striped','plain'";

/**
 * Inserts `count` made-up available styles of `brandCount` brands in both genders, with prices, stock and dates spread
 * wide, straight into the derived columns, and gathers the planner's statistics. For plans and timings, not for money.
 */
export async function insertManyStyles(db: Db, count: number, brandCount = 120): Promise<void> {
  await db.execute(sql`
    insert into brands (id, slug, name)
    select 900000 + b, 'maker-' || b, 'Maker ' || b from generate_series(1, ${brandCount}::int) b`);
  await db.execute(sql`
    insert into spus (
      name, brand_id, brand_name, brand_slug, gender, category1, category2, category_words, color, color_name, style_id,
      description, retail_usd, thumbnail, images, sizes, released_at, created_at, popularity, lowest_ask_usd,
      highest_bid_usd, ask_count, bid_count, has_marketplace_ask, ask_conditions, ask_sizes, ask_regions, latest_at,
      lowest_ask_at, highest_bid_at, discount
    )
    select
      initcap(word) || ' ' || initcap(kind), 900000 + b, 'Maker ' || b, 'maker-' || b,
      case when i % 2 = 0 then 'men' else 'women' end,
      case when r1 < 0.7 then 'clothing' else 'shoes' end, kind, 'clothing ' || kind, color, 'deep ' || color, 'MK' || i,
      'A ' || word || ' ' || kind || ' in ' || color || '. ' || repeat('Made to be worn for years, cut and sewn in small runs. ', 4),
      20000 + (r2 * 180000)::int, '/media/' || i, '[{"imageUrl": "/media/1", "ratio": -1, "isPrimary": true}]', '{S,M,L}',
      '2025-01-01'::timestamptz + r3 * interval '400 days', '2025-01-01', (r1 * r2 * 10000)::int,
      case when asks > 0 then 5000 + (r3 * 150000)::int end, case when r2 < 0.3 then 4000 + (r1 * 50000)::int end,
      asks, (r2 < 0.3)::int, asks > 0 and r3 < 0.8,
      case when asks = 0 then '{}' when asks = 1 then array[(array['BrandNew','LikeNew','VeryGood','Good','Acceptable'])[1 + i % 5]]
        else array[(array['BrandNew','LikeNew'])[1 + i % 2], (array['VeryGood','Good','Acceptable'])[1 + i % 3]] end,
      case when asks = 0 then '{}' else (array['XS','S','M','L','XL','38','39','40','41','42'])[1 + i / 2 % 6 : 1 + i % 6 + asks] end,
      case when asks = 0 then '{}' else array[(array['US','GB','DE','FR','JP','IT'])[1 + i / 3 % 6]] end,
      '2025-06-01'::timestamptz + r2 * interval '300 days',
      case when asks > 0 then '2025-06-01'::timestamptz + r1 * interval '300 days' end,
      case when r2 < 0.3 then '2025-06-01'::timestamptz + r3 * interval '300 days' end,
      case when asks > 0 then (r1 * 60)::int else 0 end
    from (
      select i, r1, r2, r3, 1 + (r1 * r1 * ${brandCount - 1})::int as b, (r3 * 4)::int as asks,
        (array['black','white','blue','green','red','brown','grey','beige'])[1 + (i / 2 * 7) % 8] as color,
        (array[${sql.raw(WORDS)}])[1 + (i / 2 * 5) % 12] as word,
        case when r1 < 0.7 then (array[${sql.raw(CLOTHING)}])[1 + (i / 2 * 3) % 10] else (array[${sql.raw(SHOES)}])[1 + (i / 2 * 3) % 4] end as kind
      from (
        select i, abs(hashint4(i) % 10007) / 10007.0 as r1, abs(hashint4(i + 1000003) % 10009) / 10009.0 as r2,
          abs(hashint4(i + 2000003) % 10037) / 10037.0 as r3
        from generate_series(1, ${count}::int) i
      ) randoms
    ) made`);
  // Vacuumed as well: without it the text search index keeps its new entries in an unsorted list and looks dear.
  await db.execute(sql`vacuum analyze spus`);
}
