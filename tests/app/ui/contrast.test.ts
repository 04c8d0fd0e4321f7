import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Record<string, string>;

/** Declarations of the first block that opens after `marker`. */
function block(css: string, marker: string): Tokens {
  const from = css.indexOf('{', css.indexOf(marker));
  const body = css.slice(from + 1, css.indexOf('}', from));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((pair) => [pair[1], pair[2]?.trim()]),
  );
}

/** WCAG relative luminance of #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const css = readFileSync('app/styles/tokens.css', 'utf8');
const light = block(css, ':root {');
const bySystem = block(css, ":root:not([data-theme='light'])");
const byChoice = block(css, ":root[data-theme='dark']");
const themes: [string, Tokens][] = [
  ['light', light],
  ['dark', { ...light, ...byChoice }],
];

it('has the same dark tokens by system and by choice', () => {
  expect(Object.keys(byChoice).length).toBeGreaterThan(12);
  expect(byChoice).toEqual(bySystem);
});

/** Text and what it stands on: 4.5 to 1 (WCAG 1.4.3). */
const text: [string, string][] = [
  ...['--ink', '--ink-2', '--ink-3', '--signal', '--bid', '--warn'].map((ink): [string, string] => [
    ink,
    '--paper',
  ]),
  ...['--ink', '--ink-2', '--ink-3', '--signal', '--bid'].map((ink): [string, string] => [ink, '--wash']),
  ['--ink', '--tile'],
  ['--ink-2', '--tile'],
  ['--ink-3', '--tile'],
  ['--paper', '--ink'],
  ['--paper', '--bid'],
  ['--paper', '--signal'],
  ['--bid', '--bid-wash'],
  ['--ink', '--bid-wash'],
  ['--on-photo', '--photo-paper'],
  ['--on-photo-signal', '--tile'],
];
/** Borders of controls and the focus ring: 3 to 1 (WCAG 1.4.11). */
const shapes: [string, string][] = [
  ['--line-2', '--paper'],
  ['--focus', '--paper'],
  ['--focus', '--wash'],
  ['--signal', '--paper'],
];

describe.each(themes)('%s theme', (name, tokens) => {
  it.each(text)('%s on %s reads', (ink, ground) => {
    // The liked heart always lies on a light studio shot; the dark tile never shows behind it.
    if (name === 'dark' && ink === '--on-photo-signal') return;
    expect(contrast(tokens[ink] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapes)('%s on %s is seen', (shape, ground) => {
    expect(contrast(tokens[shape] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});
