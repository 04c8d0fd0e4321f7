/**
 * Measuring on a picture (4#50–52, 9#15). Points are shares of the picture's width, in both directions, from its top
 * left corner: so a distance needs neither the size in which the picture is shown nor its height (I5).
 */
export interface Point {
  x: number;
  y: number;
}

export const lengthUnits = ['cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** Centimetres that a ratio of 1 stands for, and inches of one centimetre (9#15). */
const CM_PER_RATIO = 15;
const INCH_PER_CM = 0.3937;
const RATIO_MIN = 0.01;
const RATIO_MAX = 20;
/** No picture is taller than this many times its width. */
const TALLEST = 5;

/** Whether a picture's ratio is one to measure with (5#31, I4). */
export function isMeasurable(ratio: number | null | undefined): ratio is number {
  return typeof ratio === 'number' && Number.isFinite(ratio) && ratio >= RATIO_MIN && ratio <= RATIO_MAX;
}

/** Centimetres between two points; `ratio` is the share of the picture's width that 15 cm cover (I1). */
export function measure(a: Point, b: Point, ratio: number): number {
  return (Math.hypot(b.x - a.x, b.y - a.y) / ratio) * CM_PER_RATIO;
}

/** The ratio of a picture on which `cm` centimetres lie between two points (I2); -1 when it is not a valid one. */
export function calibrate(a: Point, b: Point, cm: number): number {
  const ratio = (Math.hypot(b.x - a.x, b.y - a.y) * CM_PER_RATIO) / cm;
  return isMeasurable(ratio) ? Math.round(ratio * 100_000) / 100_000 : -1;
}

/** Centimetres in a unit, not yet rounded. */
export function inUnit(cm: number, unit: LengthUnit): number {
  return unit === 'in' ? cm * INCH_PER_CM : cm;
}

/** A length with one decimal and its unit, as the language writes it. */
export function lengthText(cm: number, unit: LengthUnit, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: unit === 'in' ? 'inch' : 'centimeter',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(inUnit(cm, unit));
}

/** The unit that a region starts with (B10). */
export function defaultUnit(region: string): LengthUnit {
  return region === 'US' ? 'in' : 'cm';
}

/** Sets one point more; the third makes a chain: the last point becomes the first (4#51, A21). */
export function addPoint(points: readonly Point[], point: Point): Point[] {
  return [...points.slice(-1), onPicture(point)];
}

export function movePoint(points: readonly Point[], index: number, to: Point): Point[] {
  return points.map((point, at) => (at === index ? onPicture(to) : point));
}

/** Steps of the arrow keys, in shares of the width (I7). */
export const STEP = 0.01;
export const FINE_STEP = 0.001;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves a point; null for other keys. */
export function stepPoint(point: Point, key: string, fine: boolean): Point | null {
  const direction = directions[key];
  if (!direction) return null;
  const step = fine ? FINE_STEP : STEP;
  return onPicture({ x: point.x + direction[0] * step, y: point.y + direction[1] * step });
}

function onPicture({ x, y }: Point): Point {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(TALLEST, Math.max(0, y)) };
}

/** A point as an address holds it: two numbers of four decimals. */
export function writePoint({ x, y }: Point): string {
  return [x, y].map((share) => String(Math.round(share * 10_000) / 10_000)).join(',');
}

/** A point of an address; null for anything that is none. */
export function readPoint(text: string | null): Point | null {
  const [, x, y] = /^(\d(?:\.\d{1,6})?),(\d(?:\.\d{1,6})?)$/.exec(text ?? '') ?? [];
  const point = { x: Number(x), y: Number(y) };
  return x !== undefined && point.x <= 1 && point.y <= TALLEST ? point : null;
}

/** Where a picture lies in its frame, px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** The whole picture in the middle of its frame. */
export function boxIn(frame: Size, picture: Size): Box {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { left: (frame.width - width) / 2, top: (frame.height - height) / 2, width, height };
}

/** The point of the picture at a place of the frame, held inside the picture. */
export function pointAt(place: Point, box: Box): Point {
  const within = (share: number, most: number) => Math.min(most, Math.max(0, share));
  return {
    x: within((place.x - box.left) / box.width, 1),
    y: within((place.y - box.top) / box.width, box.height / box.width),
  };
}

/** The place of a point of the picture in the frame, px. */
export function placeOf(point: Point, box: Box): Point {
  return { x: box.left + point.x * box.width, y: box.top + point.y * box.width };
}

/** Diameter of the magnifier and its distance from the finger, px (9#15). */
export const LOUPE = 110;
const LOUPE_GAP = 18;

/** Top left of the magnifier: up and left of the finger, on the other side where it would leave the frame. */
export function loupeAt(finger: Point): Point {
  const side = (place: number) =>
    place - LOUPE - LOUPE_GAP < 0 ? place + LOUPE_GAP : place - LOUPE - LOUPE_GAP;
  return { x: side(finger.x), y: side(finger.y) };
}
