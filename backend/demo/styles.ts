import type { SpuStatus } from '#contract/catalog.ts';
import type { Gender, MeasurableImage } from '#contract/primitives.ts';
import { categoryName } from './categories.ts';
import { designers, designersOf, OTHER_DESIGNERS, type Designer } from './designers.ts';
import { originals } from './originals.ts';
import { pictureByKey, pictures, type Picture } from './pictures.ts';
import { random, seedOf, type Random } from './random.ts';
import { sizing } from './sizes.ts';
import { article, upperFirst } from './words.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const FIRST_STYLE_ID = 10_001;

export interface Style {
  id: number;
  index: number;
  name: string;
  designer: Designer;
  /** Id of the designer's row. */
  designerId: number;
  picture: Picture;
  gender: Gender;
  categoryWords: string;
  styleId: string;
  description: string;
  /** US cents; null when unknown. */
  retailUsd: number | null;
  /** US cents that offers start from, known even when the retail price is not told. */
  worthUsd: number;
  images: readonly MeasurableImage[];
  sizes: readonly string[];
  sizeUnit: string | null;
  status: SpuStatus;
  unclassified: boolean;
  /** Id of the style this one was merged into. */
  mergedInto: number | null;
  releasedAt: Date;
  /** 0 … 1000. */
  popularity: number;
}

/** What can be shown to whom, in an order that mixes everything but is always the same. */
const slots = pictures
  .flatMap((picture) =>
    picture.genders.map((gender) => ({ picture, gender, order: seedOf('slot', picture.key, gender) })),
  )
  .sort((a, b) => a.order - b.order || a.picture.key.localeCompare(b.picture.key));

const models = (
  'Alder Amelie Anders Arlo Astrid Aster Aurel Basil Beatrix Bergen Bianca Birch Blythe Bram Calder Camille Caspian ' +
  'Cedar Celeste Clement Cove Dahlia Dune Edith Elba Ember Enzo Erin Esker Faro Fenn Fern Fiora Flint Florent Gale ' +
  'Greta Hale Harper Hazel Heath Hollis Iris Isla Ivor Jonah Juniper Juno Kelda Kit Lark Laurel Leif Linden Livia Lorne ' +
  'Luz Marin Marlow Maren Mika Mira Nell Noa Nori Oda Orla Otis Pax Perrin Petra Quill Remy Rhea Rill Rowan Rue Sage ' +
  'Sable Sorrel Stellan Sunniva Sven Tarn Thea Tilda Umber Vale Vega Vera Vesper Wade Wells Wren Yarrow Zia'
).split(' ');

const factors: Record<Designer['tier'], number> = { 1: 0.62, 2: 1, 3: 1.45, 4: 2.3 };

/** Prices end as price tags do: steps of 5 below 200, of 10 below 1,000, of 50 above (US dollars). */
function tag(usd: number): number {
  const step = usd < 200 ? 5 : usd < 1000 ? 10 : 50;
  return Math.max(step, Math.round(usd / step) * step) * 100;
}

const lower = (colour: string) => colour.toLowerCase().replaceAll(' / ', ' and ');

/** What its cloth wants; nothing for things that want nothing. */
function careOf({ shape, material }: Picture): string {
  if (/leather|suede|lambskin/.test(material)) return 'Wipe with a soft cloth; leave stains to a specialist.';
  if (shape.category1 === 'bags') return 'Comes with a dust bag.';
  if (['watches', 'eyewear', 'jewellery'].includes(shape.line)) return 'Comes in its own case.';
  if (/wool|mohair|merino|tweed|silk|satin/.test(material)) return 'Air it rather than wash it.';
  return shape.category1 === 'clothing' ? 'Wash at 30 degrees, inside out.' : '';
}

function describe(r: Random, picture: Picture, designer: Designer): string {
  const { shape } = picture;
  const colour = lower(picture.colourName);
  const plural = /s$/.test(shape.noun) && !/dress$/.test(shape.noun);
  const thing = plural ? upperFirst(shape.noun) : upperFirst(`${article(shape.noun)} ${shape.noun}`);
  const pattern =
    picture.pattern && !colour.includes(picture.pattern.slice(0, 5)) ? `, ${picture.pattern}` : '';
  const house = designer.name === OTHER_DESIGNERS ? 'This maker' : designer.name;
  const opening = r.pick([
    `${thing} in ${colour}, made of ${picture.material}${pattern}.`,
    `${house} makes ${plural ? `these ${shape.noun}` : `this ${shape.noun}`} of ${picture.material}${pattern}, here in ${colour}.`,
    `${upperFirst(picture.material)}${pattern}, in ${colour}.`,
  ]);
  const first = r.int(0, shape.notes.length - 1);
  const notes = [
    shape.notes[first],
    r.chance(0.6) ? shape.notes[(first + 1) % shape.notes.length] : undefined,
  ];
  const closing = designer.made && r.chance(0.7) ? `Made in ${designer.made}.` : careOf(picture);
  return [opening, ...notes, closing].filter(Boolean).join(' ');
}

interface Choice {
  picture: Picture;
  gender: Gender;
  designer: Designer;
  name: string;
  worthUsd: number;
  styleId: string;
}

function original(index: number): Choice | null {
  const row = originals[index];
  const picture = row && pictureByKey.get(row.key);
  if (!row || !picture) return null;
  const designer = designers.find((house) => house.name === row.designer);
  if (!designer) throw new Error(`unknown designer: ${row.designer}`);
  const number = row.key === 'm04' ? 70_507 : 10_000 + (seedOf('number', row.key) % 90_000);
  return {
    picture,
    gender: row.key.startsWith('w') ? 'women' : 'men',
    designer,
    name: row.name,
    worthUsd: row.retailUsd,
    styleId: `${number}-0${row.key === 'm04' ? 3 : 1}`,
  };
}

/**
 * A further style: the next slot, made by a designer of its line. Colours of one shape share designer, name and price,
 * as colours of one product do; every round through the slots brings other designers.
 */
function further(index: number): Choice {
  const at = index - originals.length;
  const slot = slots[at % slots.length];
  if (!slot) throw new Error('no pictures');
  const { picture, gender } = slot;
  const { shape } = picture;
  const round = Math.floor(at / slots.length);
  const colour = shape.id === picture.key ? 1 : Number(picture.key.slice(shape.id.length + 1));
  const houses = designersOf(shape.line, gender);
  const turn = round * 2 + (colour % 2);
  const other = random(seedOf('other', index)).chance(0.015) ? designers.at(-1) : undefined;
  const designer = other ?? houses[(seedOf('house', shape.id, gender) + turn) % houses.length];
  if (!designer) throw new Error(`nobody makes ${shape.noun}`);
  const r = random(seedOf('product', designer.slug, shape.id, gender, Math.floor(turn / houses.length)));
  const base = r.pick(shape.names);
  const model = r.chance(0.55) ? r.pick(models) : null;
  const number = r.int(10_000, 99_999);
  return {
    picture,
    gender,
    designer,
    name: model ? `${model} ${base}` : upperFirst(base),
    worthUsd: tag(r.between(shape.usd[0], shape.usd[1]) * factors[designer.tier]),
    styleId: `${number}-${String(colour).padStart(2, '0')}`,
  };
}

/** Statuses besides Available, for the styles beyond the number asked for (A15). */
const odd: readonly SpuStatus[] = ['Unavailable', 'Unclassified', 'PendingAsk', 'PendingBid', 'Deleted'];

/**
 * Style number `index` (from 0) of a catalogue of `styles`; the ones after that are not on show: unavailable,
 * unclassified, pending or merged. Pure: the same index and `now` give the same style.
 */
export function makeStyle(index: number, styles: number, now: Date): Style {
  const { picture, gender, designer, name, worthUsd, styleId } = original(index) ?? further(index);
  const { shape } = picture;
  const r = random(seedOf('style', index));
  const first = index < originals.length;
  const { sizes, unit } = sizing(shape.sizes, gender);
  const age = first ? r.between(20, 420) : 2 + 880 * r.next() ** 1.7;
  const hot = first ? r.between(0.62, 1) : 0.02 + 0.72 * r.next() ** 3;
  const status = index < styles ? 'Available' : (odd[(index - styles) % odd.length] ?? 'Available');
  return {
    id: FIRST_STYLE_ID + index,
    index,
    name,
    designer,
    designerId: designers.indexOf(designer) + 1,
    picture,
    gender,
    categoryWords: `${categoryName(shape.category1)} ${categoryName(shape.category2)} ${shape.noun} ${picture.material}${picture.pattern ? ` ${picture.pattern}` : ''}`,
    styleId,
    description: describe(r, picture, designer),
    retailUsd: !first && r.chance(0.04) ? null : worthUsd,
    worthUsd,
    images: picture.views,
    sizes,
    sizeUnit: unit,
    status,
    unclassified: status === 'Unclassified',
    mergedInto: status === 'Deleted' ? FIRST_STYLE_ID + index - styles : null,
    releasedAt: new Date(
      Math.floor((now.getTime() - (index % 23 === 5 ? r.between(0.05, 14) : age) * DAY) / MINUTE) * MINUTE,
    ),
    popularity: Math.round(hot * 1000),
  };
}

/** How many styles are made besides the ones on show. */
export const oddStyles = (styles: number) => Math.floor(styles / 100);
