import { GRID, type Figure } from './figure.ts';

/**
 * What a picture looks like, in 200 bytes: its colours, where its edges run, its outline and its rough pattern of light.
 * All of the figure alone, so that another background, size or place in the picture changes little.
 */
export interface Descriptor {
  /** Roots of the shares of colours, so that their product sums to 1 for equals. */
  colours: Uint8Array;
  /** Strength of edges by place (4 × 4) and direction (6). */
  edges: Uint8Array;
  /** Share of the figure by place (8 × 8). */
  outline: Uint8Array;
  /** 64 bits: whether each slow wave of light is stronger than the middling one. */
  light: Uint8Array;
  cutOut: boolean;
}

const HUES = 12;
const GREYS = 5;
/** Two levels of lightness for each hue, then the greys. */
const COLOURS = HUES * 2 + GREYS;
const CELLS = 4;
const DIRECTIONS = 6;
const EDGES = CELLS * CELLS * DIRECTIONS;
const PLACES = 8;
const OUTLINE = PLACES * PLACES;
const LIGHT = 8;
const BYTES = COLOURS + EDGES + OUTLINE + LIGHT + 1;

export function describeFigure(figure: Figure): Descriptor {
  const filled = filledLight(figure);
  return {
    colours: bytesOf(colourShares(figure.colours).map(Math.sqrt)),
    edges: bytesOf(edgesOf(filled)),
    outline: bytesOf(outlineOf(figure.cover)),
    light: lightBits(filled),
    cutOut: figure.cutOut,
  };
}

/** The same figure seen in a mirror. */
export function mirrored(figure: Figure): Figure {
  const flip = (grid: Float64Array) =>
    grid.map((_, at) => grid[at - (at % GRID) + (GRID - 1 - (at % GRID))]!);
  return { ...figure, light: flip(figure.light), cover: flip(figure.cover) };
}

export function encodeDescriptor({ colours, edges, outline, light, cutOut }: Descriptor): string {
  return Buffer.concat([colours, edges, outline, light, Uint8Array.of(cutOut ? 1 : 0)]).toString('base64');
}

/** Null for what an older version wrote. */
export function decodeDescriptor(text: string): Descriptor | null {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== BYTES) return null;
  let at = 0;
  const take = (length: number) => bytes.subarray(at, (at += length));
  return {
    colours: take(COLOURS),
    edges: take(EDGES),
    outline: take(OUTLINE),
    light: take(LIGHT),
    cutOut: take(1)[0] === 1,
  };
}

const WEIGHT = { colours: 0.46, edges: 0.24, outline: 0.2, light: 0.1 } as const;

/** How different two pictures are: 0 for the same, around 0.5 for things that have nothing in common. */
export function differenceOf(a: Descriptor, b: Descriptor): number {
  let difference =
    WEIGHT.colours * Math.sqrt(Math.max(0, 1 - alike(a.colours, b.colours))) +
    WEIGHT.edges * (1 - alike(a.edges, b.edges)) +
    WEIGHT.light * (bitsBetween(a.light, b.light) / 32);
  let weight = WEIGHT.colours + WEIGHT.edges + WEIGHT.light;
  // A picture without background has no outline to compare.
  if (a.cutOut && b.cutOut) {
    difference += WEIGHT.outline * meanDifference(a.outline, b.outline) * 2;
    weight += WEIGHT.outline;
  }
  return difference / weight;
}

/** The cosine of two lists of bytes. */
function alike(a: Uint8Array, b: Uint8Array): number {
  let [product, squaresA, squaresB] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    product += a[at]! * b[at]!;
    squaresA += a[at]! ** 2;
    squaresB += b[at]! ** 2;
  }
  return squaresA === 0 || squaresB === 0 ? 0 : product / Math.sqrt(squaresA * squaresB);
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs(a[at]! - b[at]!);
  return sum / a.length / 255;
}

function bitsBetween(a: Uint8Array, b: Uint8Array): number {
  let bits = 0;
  for (let at = 0; at < a.length; at += 1)
    for (let rest = a[at]! ^ b[at]!; rest > 0; rest &= rest - 1) bits += 1;
  return bits;
}

const bytesOf = (values: ArrayLike<number>) =>
  Uint8Array.from(Array.from(values), (value) => Math.round(Math.min(1, Math.max(0, value)) * 255));

/** Shares of hues (each light or dark) and greys; a colour between two of them counts for both. */
function colourShares(colours: Float64Array): number[] {
  const shares = new Array<number>(COLOURS).fill(0);
  for (let at = 0; at < colours.length; at += 3) {
    const [l, a, b] = [colours[at]!, colours[at + 1]!, colours[at + 2]!];
    const chroma = Math.hypot(a, b);
    const coloured = Math.min(1, Math.max(0, (chroma - 6) / 10));
    spread(shares, HUES * 2, GREYS, (l / 100) * (GREYS - 1), 1 - coloured, false);
    const light = Math.min(1, Math.max(0, (l - 35) / 30));
    const hue = ((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * HUES;
    spread(shares, 0, HUES, hue, coloured * (1 - light), true);
    spread(shares, HUES, HUES, hue, coloured * light, true);
  }
  const total = colours.length / 3;
  return shares.map((share) => (total > 0 ? share / total : 0));
}

function spread(
  shares: number[],
  from: number,
  count: number,
  place: number,
  amount: number,
  round: boolean,
): void {
  if (amount <= 0) return;
  const low = Math.floor(place);
  const part = place - low;
  const wrap = (at: number) => (round ? at % count : Math.min(count - 1, at));
  shares[from + wrap(low)]! += amount * (1 - part);
  shares[from + wrap(low + 1)]! += amount * part;
}

/** Light with the background as bright as the figure is on average: only what is inside, and the outline, shows. */
function filledLight({ light, cover }: Figure): Float64Array {
  let [sum, weight] = [0, 0];
  light.forEach((value, at) => {
    if (Number.isNaN(value)) return;
    sum += value * cover[at]!;
    weight += cover[at]!;
  });
  const mean = weight > 0 ? sum / weight : 50;
  return light.map((value, at) =>
    Number.isNaN(value) ? mean : value * cover[at]! + mean * (1 - cover[at]!),
  );
}

function edgesOf(light: Float64Array): number[] {
  const edges = new Array<number>(EDGES).fill(0);
  for (let y = 1; y < GRID - 1; y += 1) {
    for (let x = 1; x < GRID - 1; x += 1) {
      const across = light[y * GRID + x + 1]! - light[y * GRID + x - 1]!;
      const down = light[(y + 1) * GRID + x]! - light[(y - 1) * GRID + x]!;
      const strength = Math.hypot(across, down);
      if (strength < 1) continue;
      const direction = ((Math.atan2(down, across) / Math.PI + 1) % 1) * DIRECTIONS;
      const cell = Math.floor((y * CELLS) / GRID) * CELLS + Math.floor((x * CELLS) / GRID);
      spread(edges, cell * DIRECTIONS, DIRECTIONS, direction, Math.sqrt(strength), true);
    }
  }
  const length = Math.hypot(...edges);
  return length > 0 ? edges.map((edge) => edge / length) : edges;
}

function outlineOf(cover: Float64Array): number[] {
  const step = GRID / PLACES;
  const outline = new Array<number>(OUTLINE).fill(0);
  cover.forEach((share, at) => {
    const place = Math.floor(Math.floor(at / GRID) / step) * PLACES + Math.floor((at % GRID) / step);
    outline[place]! += share / (step * step);
  });
  return outline;
}

/** A perceptual hash: the slowest waves of a cosine transform, each against the median of all. */
function lightBits(light: Float64Array): Uint8Array {
  const waves: number[] = [];
  for (let v = 0; v < LIGHT; v += 1)
    for (let u = 0; u < LIGHT; u += 1) waves.push(wave(light, u + (u + v === 0 ? 1 : 0), v));
  const median = [...waves].sort((a, b) => a - b)[waves.length >> 1]!;
  const bits = new Uint8Array(LIGHT);
  waves.forEach((value, at) => {
    if (value > median) bits[at >> 3]! |= 1 << (at & 7);
  });
  return bits;
}

const cosines = Float64Array.from({ length: (LIGHT + 1) * GRID }, (_, at) =>
  Math.cos(((2 * (at % GRID) + 1) * Math.floor(at / GRID) * Math.PI) / (2 * GRID)),
);

function wave(light: Float64Array, u: number, v: number): number {
  let sum = 0;
  for (let y = 0; y < GRID; y += 1)
    for (let x = 0; x < GRID; x += 1)
      sum += light[y * GRID + x]! * cosines[u * GRID + x]! * cosines[v * GRID + y]!;
  return sum;
}
