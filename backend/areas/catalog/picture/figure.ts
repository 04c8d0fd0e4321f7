import { labOf } from './lab.ts';

/** What stands in a picture, cut out of its background. */
export interface Figure {
  /** Lab of its pixels, three numbers each. */
  colours: Float64Array;
  /** Lightness and share of the figure in a square grid around it, row by row. */
  light: Float64Array;
  cover: Float64Array;
  /** False where no background could be told from it: the grid is then the whole picture. */
  cutOut: boolean;
}

export const GRID = 32;

/** How much two neighbours of a background may differ (shadows run softly), and how much it may drift from its median. */
const STEP = 4;
const DRIFT = 24;
/** Less or more of the picture than this is no thing before a background. */
const [LEAST, MOST] = [0.02, 0.94];

/** Cuts the figure out of a small picture: the background is what can be reached from the edge in small steps. */
export function cutFigure(rgb: Uint8Array, width: number, height: number): Figure {
  const lab = new Float64Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    lab.set(labOf(rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!), at * 3);
  const mask = maskOf(lab, width, height);
  const share = mask.reduce((sum, one) => sum + one, 0) / mask.length;
  const cutOut = share >= LEAST && share <= MOST;
  if (!cutOut) mask.fill(1);
  return { ...gridOf(lab, mask, width, boxOf(mask, width, height)), colours: coloursOf(lab, mask), cutOut };
}

/** 1 where the figure is. */
function maskOf(lab: Float64Array, width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height).fill(1);
  const edge: number[] = [];
  for (let x = 0; x < width; x += 1) edge.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) edge.push(y * width, y * width + width - 1);
  const median = medianOf(lab, edge);
  const queue: number[] = [];
  const enter = (at: number, from: number | null) => {
    if (mask[at] === 0 || distance(lab, at * 3, median, 0) > DRIFT) return;
    if (from !== null && distance(lab, at * 3, lab, from * 3) > STEP) return;
    mask[at] = 0;
    queue.push(at);
  };
  for (const at of edge) enter(at, null);
  for (let next = 0; next < queue.length; next += 1) {
    const at = queue[next]!;
    const x = at % width;
    if (x > 0) enter(at - 1, at);
    if (x < width - 1) enter(at + 1, at);
    if (at >= width) enter(at - width, at);
    if (at + width < mask.length) enter(at + width, at);
  }
  return mask;
}

function medianOf(lab: Float64Array, pixels: readonly number[]): number[] {
  return [0, 1, 2].map((channel) => {
    const values = pixels.map((at) => lab[at * 3 + channel]!).sort((a, b) => a - b);
    return values[values.length >> 1]!;
  });
}

function distance(a: ArrayLike<number>, from: number, b: ArrayLike<number>, other: number): number {
  return Math.hypot(a[from]! - b[other]!, a[from + 1]! - b[other + 1]!, a[from + 2]! - b[other + 2]!);
}

interface Box {
  left: number;
  top: number;
  size: number;
}

/** The square around the figure; single stray pixels at its rim are left outside. */
function boxOf(mask: Uint8Array, width: number, height: number): Box {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  mask.forEach((one, at) => {
    columns[at % width]! += one;
    rows[Math.floor(at / width)]! += one;
  });
  const [left, right] = spanOf(columns);
  const [top, bottom] = spanOf(rows);
  const size = Math.max(right - left, bottom - top, 1);
  return { left: (left + right - size) / 2, top: (top + bottom - size) / 2, size };
}

function spanOf(counts: Float64Array): [from: number, to: number] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let [from, to] = [0, counts.length];
  for (let sum = 0; from < to && (sum += counts[from]!) < total * 0.005;) from += 1;
  for (let sum = 0; to > from && (sum += counts[to - 1]!) < total * 0.005;) to -= 1;
  return [from, to];
}

/** Means over the cells of a square grid; outside of the picture there is nothing. */
function gridOf(lab: Float64Array, mask: Uint8Array, width: number, { left, top, size }: Box) {
  const height = mask.length / width;
  const light = new Float64Array(GRID * GRID);
  const cover = new Float64Array(GRID * GRID);
  const SAMPLES = 3;
  for (let cell = 0; cell < GRID * GRID; cell += 1) {
    let sum = 0;
    let inside = 0;
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const x = Math.floor(left + (((cell % GRID) + ((sample % SAMPLES) + 0.5) / SAMPLES) / GRID) * size);
      const y = Math.floor(
        top + ((Math.floor(cell / GRID) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / GRID) * size,
      );
      if (x < 0 || y < 0 || x >= width || y >= height || mask[y * width + x] === 0) continue;
      sum += lab[(y * width + x) * 3]!;
      inside += 1;
    }
    cover[cell] = inside / (SAMPLES * SAMPLES);
    light[cell] = inside > 0 ? sum / inside : NaN;
  }
  return { light, cover };
}

function coloursOf(lab: Float64Array, mask: Uint8Array): Float64Array {
  const colours = new Float64Array(mask.reduce((sum, one) => sum + one, 0) * 3);
  let at = 0;
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (mask[pixel] === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) colours[at++] = lab[pixel * 3 + channel]!;
  }
  return colours;
}
