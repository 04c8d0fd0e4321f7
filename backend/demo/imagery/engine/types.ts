/** A point of an outline in design units (a canvas of 1000 × 1250); a third value of 1 marks a corner, else the curve is smooth. */
export type Point = readonly [x: number, y: number, corner?: number];
export type Path = readonly Point[];
/** One path, or several that make one shape together. */
export type Outline = Path | readonly Path[];
/** Linear light, 0 … 1 and beyond. */
export type Rgb = readonly [r: number, g: number, b: number];
/** Left, top, right, bottom in design units. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];
/** A height or any other value over the canvas. */
export type Field = (x: number, y: number) => number;

/** Coverage (0 … 1) of a shape in a window of the canvas, in pixels. */
export interface Mask {
  x0: number;
  y0: number;
  w: number;
  h: number;
  c: Float32Array;
}

/** Moves, turns, scales and flips a group of layers. */
export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees. */
  rot?: number;
  cx?: number;
  cy?: number;
  flip?: boolean;
}

/** A line that gathers cloth: folds run along it, within `r` of it. */
export interface Gather {
  a: Point;
  b: Point;
  r?: number;
  amt?: number;
  taper?: number;
  wave?: number;
  ph?: number;
  /** Not mirrored to the other side. */
  single?: boolean | number;
}

/** How a panel's cloth behaves in `solveCloth`. */
export interface ClothOptions {
  seed?: number;
  iters?: number;
  bend?: number;
  found?: number;
  /** Excess of cloth across (x) and down (y); slightly negative in y pulls as gravity does. */
  ex?: number;
  ey?: number;
  noise?: number;
  wave?: number;
  gathers?: readonly Gather[];
  gravity?: readonly [number, number];
  floor?: number;
  kc?: number;
  ks?: number;
  momentum?: number;
  excess?: (x: number, y: number) => readonly [number, number];
  free?: (x: number, y: number) => boolean;
  /** How much of the solved folds is kept. */
  amp?: number;
}

/** Where the cloth's own coordinates lie. */
export interface Grain {
  angle?: number;
  ox?: number;
  oy?: number;
  cx?: number;
  scale?: number;
  abs?: boolean;
}
/** Truthy and falsy as the archetypes write it: 1 and 0. */
export type Flag = boolean | 0 | 1;

export interface PanelOptions {
  slot: string;
  path: Outline;
  z?: number;
  amp?: number;
  pow?: number;
  bulge?: Field;
  /** Lies on what is below it instead of at `z`. */
  on?: Flag;
  thick?: number;
  round?: number;
  cloth?: ClothOptions;
  uv?: Grain;
  shadow?: number;
  shadowR?: number;
  /** Keeps the solved cloth between views of one product. */
  id?: string;
  smooth?: number;
  tone?: number;
  fade?: Field;
  keepDetail?: Flag;
  edgeFree?: (x: number, y: number) => boolean;
}

export interface CreaseOptions {
  w?: number;
  /** Below 0 a groove, above 0 a ridge. */
  depth?: number;
  dark?: number;
  taper?: number;
  fadeEnd?: number;
  /** Shapes the body, not only its surface. */
  macro?: Flag;
}

export interface StitchOptions {
  slot?: string;
  w?: number;
  dash?: number;
  gap?: number;
  pull?: number;
  lift?: number;
  alpha?: number;
}

export interface SeamOptions {
  w?: number;
  depth?: number;
  dark?: number;
  /** Offsets of the rows of stitches beside it. */
  stitch?: readonly number[];
  slot?: string;
  st?: StitchOptions;
}

export interface CordOptions {
  slot: string;
  r?: number;
  rise?: number;
  z?: number;
  shadow?: number;
  shadowR?: number;
  tone?: number;
}

export interface TintOptions {
  slot: string;
  soft?: number;
  alpha?: number;
  uv?: Grain;
  tone?: number;
}

/** What a layer leaves for the shader. */
export interface Layer {
  ns: string;
  slot: string;
  m: Mask;
  uv: Grain;
  du?: Float32Array | null;
  dv?: Float32Array | null;
  k: number;
  tf: Placement | null;
  tone: number;
  fade?: Field;
  tintOnly?: boolean;
}
