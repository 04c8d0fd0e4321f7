/** What is measured: a garment laid flat, or a body. Keys are stored; labels are the client's. */
export const dimensions = [
  'chest',
  'waist',
  'hip',
  'shoulders',
  'sleeve',
  'length',
  'inseam',
  'thigh',
  'hem',
  'insole',
  'width',
  'height',
  'bodyChest',
  'bodyWaist',
  'bodyHip',
] as const;
export type Dimension = (typeof dimensions)[number];
