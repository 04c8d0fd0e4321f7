import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';
import { packageRoot } from '../package-root.ts';

/** The shop's two voices: Gilda for names, Host for the rest. */
export type Voice = 'serif' | 'sans';

const files: Record<Voice, string> = { serif: 'gilda.woff2', sans: 'host-grotesk.woff2' };
const opened = new Map<Voice, Font>();

/** The fonts of the pages themselves; machines that run servers have none. */
function fontOf(voice: Voice): Font {
  const known = opened.get(voice);
  if (known) return known;
  const font = openSync(join(packageRoot(), 'public/fonts', files[voice])) as Font;
  opened.set(voice, font);
  return font;
}

export interface Lettering {
  voice: Voice;
  /** px. */
  size: number;
  /** Between letters, as a share of the size. */
  tracking?: number;
}

/** What the fonts can draw of a text; letters that they lack would be empty boxes. */
function drawable(font: Font, text: string): string {
  return [...text.normalize('NFC')]
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether the voice has every letter of a text. */
export function drawnWhole(text: string, voice: Voice): boolean {
  return drawable(fontOf(voice), text) === text.normalize('NFC');
}

/** How wide a text becomes, px. */
export function widthOf(text: string, { voice, size, tracking = 0 }: Lettering): number {
  const run = fontOf(voice).layout(drawable(fontOf(voice), text));
  return (run.advanceWidth / fontOf(voice).unitsPerEm) * size + run.glyphs.length * tracking * size;
}

/**
 * A text as SVG path elements whose baseline starts at `x`, `y` (px). The sans is drawn from its lightest weight:
 * `bold` thickens it by a line around the letters (px).
 */
export function outline(
  text: string,
  { voice, size, tracking = 0 }: Lettering,
  { x, y, fill, bold = 0 }: { x: number; y: number; fill: string; bold?: number },
): string {
  const font = fontOf(voice);
  const run = font.layout(drawable(font, text));
  const scale = size / font.unitsPerEm;
  let at = x;
  const letters = run.glyphs.map((glyph, index) => {
    const { xAdvance, xOffset } = run.positions[index]!;
    const path = glyph.path
      .scale(scale, -scale)
      .translate(at + xOffset * scale, y)
      .toSVG();
    at += xAdvance * scale + tracking * size;
    return path;
  });
  const stroke = bold > 0 ? ` stroke="${fill}" stroke-width="${bold}" stroke-linejoin="round"` : '';
  return `<path d="${letters.join('')}" fill="${fill}"${stroke}/>`;
}

/** A text in at most `lines` lines no wider than `width` px; what does not fit ends in an ellipsis. */
export function wrapped(text: string, lettering: Lettering, width: number, lines: number): string[] {
  const out: string[] = [];
  for (const word of drawable(fontOf(lettering.voice), text).split(' ')) {
    const line = out.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer, lettering) <= width) out[out.length - 1] = longer;
    else if (out.length < lines) out.push(shortened(word, lettering, width));
    else {
      out[lines - 1] = shortened(`${out[lines - 1]}…`, lettering, width);
      return out;
    }
  }
  return out;
}

function shortened(text: string, lettering: Lettering, width: number): string {
  let kept = text;
  while (kept.length > 1 && widthOf(kept, lettering) > width)
    kept = `${kept.replace(/…$/, '').slice(0, -1)}…`;
  return kept;
}
