import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Gender } from '#contract/primitives.ts';
import type { Db } from '../../../db/client.ts';
import { pictureDescriptors, spus } from '../../../db/schema/catalog.ts';

export interface DescribedPicture {
  thumbnail: string;
  descriptor: string;
}

/** All pictures that could be read. */
export function allDescriptors(db: Db): Promise<DescribedPicture[]> {
  return db
    .select({
      thumbnail: pictureDescriptors.thumbnail,
      descriptor: sql<string>`${pictureDescriptors.descriptor}`,
    })
    .from(pictureDescriptors)
    .where(sql`${pictureDescriptors.descriptor} is not null`);
}

export interface ShowingStyle {
  id: number;
  thumbnail: string;
  category1: string;
  category2: string | null;
}

/** Available styles with each of these first pictures, at most `each` of one, the most popular first. */
export async function stylesShowing(
  db: Db,
  thumbnails: readonly string[],
  gender: Gender | undefined,
  each: number,
): Promise<ShowingStyle[]> {
  if (thumbnails.length === 0) return [];
  const { rows } = (await db.execute(showingStatement(thumbnails, gender, each))) as unknown as {
    rows: (Omit<ShowingStyle, 'id'> & { id: string | number })[];
  };
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

export function showingStatement(
  thumbnails: readonly string[],
  gender: Gender | undefined,
  each: number,
): SQL {
  const wanted = sql.join(
    thumbnails.map((thumbnail) => sql`(${thumbnail})`),
    sql`, `,
  );
  return sql`
    select found.id, wanted.thumbnail, found.category1, found.category2 from (values ${wanted}) wanted(thumbnail)
    cross join lateral (
      select ${spus.id} as id, ${spus.category1} as category1, ${spus.category2} as category2 from ${spus}
      where ${and(
        sql`${spus.thumbnail} = wanted.thumbnail and ${spus.status} = 'Available'`,
        gender ? sql`${spus.gender} = ${gender}` : undefined,
      )}
      order by ${spus.popularity} desc nulls last limit ${each}
    ) found`;
}

/** First pictures of available styles that nobody has looked at yet, with all pictures of such a style. */
export async function undescribed(
  db: Db,
  limit: number,
): Promise<{ thumbnail: string; images: { imageUrl: string }[] }[]> {
  const { rows } = (await db.execute(sql`
    select distinct on (thumbnail) thumbnail, images from ${spus}
    where status = 'Available' and not exists (
      select 1 from ${pictureDescriptors} where image_url = ${spus.thumbnail})
    order by thumbnail limit ${limit}`)) as unknown as {
    rows: { thumbnail: string; images: { imageUrl: string }[] }[];
  };
  return rows;
}

/** Which of these pictures are described already. */
export async function knownPictures(db: Db, urls: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ imageUrl: pictureDescriptors.imageUrl })
    .from(pictureDescriptors)
    .where(inArray(pictureDescriptors.imageUrl, [...urls]));
  return new Set(rows.map((row) => row.imageUrl));
}

export async function saveDescriptor(db: Db, row: typeof pictureDescriptors.$inferInsert): Promise<void> {
  await db.insert(pictureDescriptors).values(row).onConflictDoNothing();
}
