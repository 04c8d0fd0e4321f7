import { addPoint, calibrate, readPoint, writePoint, type Point } from './measure.ts';
import { isOneOf } from './vocabulary.ts';

/** Things of known length that a seller lays beside the piece, centimetres (I2). */
export const references = { ruler: 15, card: 8.56, a4Long: 29.7, a4Short: 21 } as const;
export const referenceNames = ['ruler', 'card', 'a4Long', 'a4Short', 'custom'] as const;
export type ReferenceName = (typeof referenceNames)[number];

/** What a seller marked on a photo so that it can be measured. */
export interface Marks {
  points: Point[];
  reference: ReferenceName;
  /** Centimetres of `custom`, as typed. */
  custom: string;
}

export const noMarks: Marks = { points: [], reference: 'ruler', custom: '' };

/** Share of the photo's width that 15 cm cover; null while it cannot be said, or is no valid ratio (I1, I4). */
export function ratioOfMarks({ points, reference, custom }: Marks): number | null {
  const [a, b] = points;
  const cm = reference === 'custom' ? Number(custom.trim().replace(',', '.')) : references[reference];
  if (!a || !b || !(cm > 0)) return null;
  const ratio = calibrate(a, b, cm);
  return ratio === -1 ? null : ratio;
}

/** Names of the form's fields about one photo. */
export const markFields = (image: string) => ({
  points: `points:${image}`,
  reference: `reference:${image}`,
  custom: `custom:${image}`,
  /** The photo itself as a button: browsers add where it was pressed, `.x` and `.y`. */
  tap: `tap:${image}`,
});

/** Width, px, of a photo that is pressed without script. */
export const TAP_WIDTH = 320;

/** Points as a field holds them. */
export const writePoints = (points: readonly Point[]): string => points.map(writePoint).join(' ');

/**
 * What a form says about one photo, with the point that was just pressed without script; `get` reads a field.
 * Whatever is malformed is not there.
 */
export function readMarks(
  image: string,
  get: (name: string) => string | null,
): { marks: Marks; tapped: boolean } {
  const names = markFields(image);
  const reference = get(names.reference);
  const points = (get(names.points) ?? '')
    .split(' ')
    .map((text) => readPoint(text))
    .filter((point) => point !== null)
    .slice(0, 2);
  const x = get(`${names.tap}.x`);
  const y = get(`${names.tap}.y`);
  const tapped = x !== null && y !== null;
  const place = { x: (Number(x) || 0) / TAP_WIDTH, y: (Number(y) || 0) / TAP_WIDTH };
  return {
    marks: {
      points: tapped ? addPoint(points, place) : points,
      reference: isOneOf(referenceNames, reference) ? reference : 'ruler',
      custom: (get(names.custom) ?? '').slice(0, 8),
    },
    tapped,
  };
}
