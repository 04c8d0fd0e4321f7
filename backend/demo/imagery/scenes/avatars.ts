import sharp, { type Sharp } from 'sharp';
import { digest } from '../fingerprint.ts';
import type { Shot } from '../shot.ts';
import type { SceneSpec } from './spec.ts';

/** A thing on coloured paper: key, colour, width or height in units of 400, turn. */
const objects: readonly (readonly [key: string, paper: string, size: string, rot: number])[] = [
  ['m17', '#2f5a46', 'w330', -16],
  ['w24', '#e0b8a4', 'w320', -8],
  ['m21', '#c9b27c', 'w290', 6],
  ['w16', '#efe6da', 'w330', -6],
  ['m23', '#31425a', 'w260', -8],
  ['w22', '#7a4a52', 'w310', 6],
  ['m20', '#d8d2c6', 'h420', 30],
  ['w26', '#33453f', 'w270', 0],
  ['m25', '#d96b4f', 'w300', -10],
  ['w28', '#f0e4cf', 'w320', 14],
  ['w23', '#8f9a86', 'w290', 10],
  ['w27', '#22272c', 'w320', -10],
  ['m18', '#d9a441', 'w320', 12],
  ['w21c2', '#5b6f8a', 'h330', -6],
  ['m19', '#cdbfae', 'w310', 8],
  ['w18', '#c25a4a', 'w320', -12],
  ['m21c2', '#dcd5c8', 'w290', -8],
  ['w16c4', '#f1ddd3', 'w320', 8],
  ['m23c4', '#8a3b32', 'w250', 10],
  ['w22c2', '#cdd6cf', 'w310', -6],
  ['m25c3', '#e9e2d4', 'w300', 12],
  ['w24c4', '#3d5a52', 'w320', 10],
  ['m17c3', '#b9c4cc', 'w330', 14],
  ['w20', '#d7c3a5', 'h330', 4],
  ['m22', '#c77a4e', 'h330', -6],
  ['w19', '#e6dfd2', 'w310', -10],
  ['m26', '#4b5d6e', 'w280', 10],
  ['w25', '#f0e9dc', 'h340', 8],
  ['m20c3', '#7d8a72', 'h420', -24],
  ['w26c2', '#6d4a5a', 'w270', 0],
  ['w17', '#a8b7a1', 'w320', 8],
  ['m18c2', '#ede4d6', 'w320', -10],
  ['w23c3', '#2c3d4f', 'w290', -8],
  ['m21c5', '#d8b7a6', 'w290', 10],
  ['w27c2', '#b98a6a', 'w320', 12],
  ['m19c3', '#40514a', 'w310', -8],
  ['w28c2', '#e3c9a0', 'w320', -12],
  ['m23c2', '#d9d4ca', 'w250', 4],
  ['w21c3', '#e8d9cf', 'h330', 6],
  ['m25c4', '#c9a58f', 'w300', -8],
  ['w16c5', '#d9c35e', 'w330', -4],
  ['w22c5', '#efe3d6', 'w310', 8],
  ['m17c6', '#56402f', 'w330', -10],
  ['w18c3', '#dfe3dc', 'w320', 10],
];

export const avatarSpecs: readonly SceneSpec[] = objects.map(([key, colour, size, rot], at) => ({
  path: `avatars/av-${String(at + 1).padStart(2, '0')}`,
  W: 400,
  H: 400,
  ground: { on: 'paper', colour },
  things: [{ key, x: 200, y: 200, rot, [size.startsWith('w') ? 'w' : 'h']: Number(size.slice(1)) }],
}));

/** Tones of the retailers' monograms: paper and ink. */
const inks: readonly (readonly [string, string])[] = [
  ['#171614', '#f3f1ec'],
  ['#f3f1ec', '#171614'],
  ['#2f4a43', '#efe6da'],
  ['#31425a', '#e6dfd2'],
  ['#7a2f2c', '#f3e9df'],
  ['#d8cdb8', '#3a2a1f'],
  ['#5b6f8a', '#f3f1ec'],
  ['#e9e2d4', '#7a2f2c'],
];

/** Letters drawn as strokes on a grid of 4 × 6, so that no font is needed and every machine draws the same. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.2A1.5 1.5 0 0 0 2.2 2.9H0M0 0H2A1.45 1.45 0 0 1 2 2.9',
  C: 'M4 1A2.3 3 0 1 0 4 5',
  D: 'M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z',
  E: 'M3.6 0H0V6H3.6M0 3H3',
  F: 'M3.6 0H0V6M0 3H3',
  G: 'M4 1A2.3 3 0 1 0 4 5V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  K: 'M0 0V6M4 0L0 3.4M1.3 2.4L4 6',
  L: 'M0 0V6H3.6',
  M: 'M0 6V0L2 4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0',
  P: 'M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.3H0',
  Q: 'M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0M2.6 4.4L4 6.4',
  R: 'M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.3H0M2 3.3L4 6',
  S: 'M3.7 .9A1.75 1.5 0 1 0 2 3A1.75 1.5 0 1 1 .3 5.1',
  T: 'M0 0H4M2 0V6',
  W: 'M0 0L1 6L2 1.6L3 6L4 0',
};

function monogram(letters: string, [paper, ink]: readonly [string, string], ring: boolean): string {
  const strokes = [...letters].map((letter, at) => {
    const x = 200 - (letters.length * 96 - 26) / 2 + at * 96;
    return `<path transform="translate(${x} 145) scale(17.5 18.3)" d="${LETTERS[letter] ?? ''}"/>`;
  });
  const frame = ring
    ? `<circle cx="200" cy="200" r="150" fill="none" stroke="${ink}" stroke-width="3"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="${paper}"/>${frame}` +
    `<g fill="none" stroke="${ink}" stroke-width=".62" stroke-linecap="square" stroke-linejoin="miter">${strokes.join('')}</g></svg>`
  );
}

/** Initials of the official retailers, in the order of the demo's table. */
const initials = 'CT RD NW FN OF MF KN GS RD PG BS AI SA HS HL LQ AA AG MM SC'.split(' ');

export const monogramShots: readonly Shot[] = initials.flatMap((letters, at): Shot[] => {
  const svg = monogram(
    [...letters].filter((letter) => letter in LETTERS).join(''),
    inks[at % inks.length]!,
    at % 3 === 0,
  );
  return [
    {
      path: `avatars/shop-${String(at + 1).padStart(2, '0')}`,
      print: digest(svg),
      render: (): Sharp => sharp(Buffer.from(svg)),
    },
  ];
});
