import type { AnswerInput } from '#contract/endpoint.ts';
import { IMAGE_RESULTS, UPLOAD_BYTES_MAX } from '#contract/limits.ts';
import type { Gender } from '#contract/primitives.ts';
import type * as calls from '#contract/search.ts';
import type { Db } from '../../../db/client.ts';
import { notFound } from '../../../http/refused.ts';
import { kept } from '../../../kept.ts';
import type { Storage } from '../../../storage/storage.ts';
import { rejected, sniff } from '../../account/reencode.ts';
import { toSpuCard } from '../card-view.ts';
import { cardsOf } from '../queries.ts';
import type { ListContext } from '../service.ts';
import { describeAllWays } from './describe-picture.ts';
import { readPicture } from './describe-pictures.ts';
import { decodeDescriptor, differenceOf, type Descriptor } from './descriptor.ts';
import { allDescriptors, stylesShowing, type ShowingStyle } from './picture-queries.ts';

type Answer = AnswerInput<typeof calls.searchByImage>;

/** Further apart than this, two pictures show nothing alike. */
const DIFFERENCE_MAX = 0.42;
/** This close it is the same picture, whatever was done to it. */
const SAME = 0.14;
const SAME_MAX = 3;
const PICTURES = 24;

/** Styles that look like a picture of this shop, an uploaded one for instance. Throws 404 when there is no such picture. */
export async function searchByAddress(
  ctx: ListContext,
  storage: Storage,
  imageUrl: string,
  gender: Gender | undefined,
): Promise<Answer> {
  const bytes = await readPicture(storage, imageUrl);
  if (!bytes) throw notFound();
  return searchByBytes(ctx, bytes, gender);
}

/**
 * Styles that look like a picture, the likest first, at most five and available ones only (5#28). Styles that share one
 * catalogue picture share its likeness: the most popular of them stand for it. Throws 400 `upload-rejected` for bytes
 * that are no picture of the usual kinds.
 */
export async function searchByBytes(
  ctx: ListContext,
  bytes: Uint8Array,
  gender: Gender | undefined,
): Promise<Answer> {
  const { db, now, money } = ctx;
  if (bytes.length > UPLOAD_BYTES_MAX) throw rejected('Pictures may have 20 MB at most.');
  if (!sniff(Buffer.from(bytes))) throw rejected('Please choose JPEG, PNG, WebP, AVIF or HEIC pictures.');
  const seen = await describeAllWays(bytes).catch(() => {
    throw rejected('This picture could not be read.');
  });
  const nearest = nearestPictures(await descriptors(db, now), seen).slice(0, PICTURES);
  const styles = await stylesShowing(
    db,
    nearest.map((picture) => picture.thumbnail),
    gender,
    IMAGE_RESULTS,
  );
  const cards = await cardsOf(db, choose(nearest, styles));
  return cards.map((card) => ({ type: 'spu', spu: toSpuCard(card, money) }));
}

interface Near {
  thumbnail: string;
  difference: number;
}

/** First pictures of styles by the likest of all their pictures. */
function nearestPictures(known: readonly Known[], seen: readonly Descriptor[]): Near[] {
  const nearest = new Map<string, number>();
  for (const { thumbnail, descriptor } of known) {
    const difference = Math.min(...seen.map((one) => differenceOf(one, descriptor)));
    if (difference < (nearest.get(thumbnail) ?? DIFFERENCE_MAX)) nearest.set(thumbnail, difference);
  }
  return [...nearest]
    .map(([thumbnail, difference]) => ({ thumbnail, difference }))
    .sort((a, b) => a.difference - b.difference);
}

/**
 * A few styles of the very same picture, one of each that is only alike, then whatever is left. The likest says what kind
 * of thing it is: after a boot, other shoes come before a jacket of the same black leather.
 */
function choose(nearest: readonly Near[], styles: readonly ShowingStyle[]): number[] {
  const showing = (thumbnail: string) => styles.filter((style) => style.thumbnail === thumbnail);
  const likest = nearest.flatMap(({ thumbnail }) => showing(thumbnail))[0];
  const ranked = nearest
    .flatMap(({ thumbnail, difference }) => {
      const [style] = showing(thumbnail);
      return style && likest
        ? [{ thumbnail, difference, rank: difference + strangeness(style, likest) }]
        : [];
    })
    .sort((a, b) => a.rank - b.rank);
  const first = ranked.flatMap(({ thumbnail, difference }) =>
    showing(thumbnail).slice(0, difference <= SAME ? SAME_MAX : 1),
  );
  const rest = ranked
    .flatMap(({ thumbnail }) => showing(thumbnail))
    .filter((style) => !first.includes(style));
  return [...first, ...rest].slice(0, IMAGE_RESULTS).map((style) => style.id);
}

/** What being another kind of thing adds to a difference. */
const strangeness = (a: ShowingStyle, b: ShowingStyle) =>
  a.category1 !== b.category1 ? 0.15 : a.category2 !== b.category2 ? 0.04 : 0;

interface Known {
  thumbnail: string;
  descriptor: Descriptor;
}

/** The pictures as they were described a minute ago or less: new ones are only looked at every few minutes. */
const descriptors = (db: Db, now: Date): Promise<Known[]> =>
  kept(db, now, 'pictures', '', async () =>
    (await allDescriptors(db)).flatMap(({ thumbnail, descriptor: text }) => {
      const descriptor = decodeDescriptor(text);
      return descriptor ? [{ thumbnail, descriptor }] : [];
    }),
  );
