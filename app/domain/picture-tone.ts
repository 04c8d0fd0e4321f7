/**
 * The colours that stand in the place of a picture while it loads, light to dark: the means of the shop's own pictures
 * in so many groups. The content security policy takes no style attributes, so every colour is a class of
 * `app/styles/tones.css`.
 */
// prettier-ignore
export const tones = [
  'e3e0dc', 'cfcece', 'd5cdc2', 'b9b9b9', 'c6b5a9', 'c4b596', 'b9a1a1', 'a4a19a',
  '9a9da3', 'b49245', 'aa896c', '948c7d', '8d8c8b', '7f8796', '9d777b', 'a66d51',
  '8c7055', '726c65', '6f5a48', '575b49', '99363a', '4c556a', '6c4347', '484749',
] as const;

/** Number of the tone that is nearest to a picture's mean colour; null when that is unknown. */
export function toneOf(colour: string | null | undefined): number | null {
  if (!colour) return null;
  const distances = tones.map((tone) => distance(tone, colour));
  return distances.indexOf(Math.min(...distances));
}

/** The class that has the tone stand behind a picture. */
export const toneClass = (tone: number | null | undefined): string | undefined =>
  typeof tone === 'number' ? `tone-${tone}` : undefined;

/** Of two colours of six hexadecimal digits. */
const distance = (a: string, b: string) => Math.hypot(...[0, 2, 4].map((at) => part(a, at) - part(b, at)));
const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
