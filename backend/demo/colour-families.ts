/** The colours of the filter. */
export const colourFamilies = [
  'black',
  'white',
  'grey',
  'beige',
  'brown',
  'blue',
  'green',
  'red',
  'pink',
  'purple',
  'yellow',
  'orange',
  'gold',
  'silver',
] as const;
export type ColourFamily = (typeof colourFamilies)[number];
