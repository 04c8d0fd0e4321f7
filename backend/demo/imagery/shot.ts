import type { Sharp } from 'sharp';

/** One picture of the shipped set. */
export interface Shot {
  /** Below `backend/demo/images`, without extension. */
  path: string;
  /** What it is made from: changes whenever its pixels may. */
  print: string;
  render: () => Sharp | Promise<Sharp>;
}

/** Shots that share work: rendered one after the other by one worker. */
export interface ShotGroup {
  id: string;
  shots: readonly Shot[];
}
