import type { Materials, MaterialSpec } from './engine/material.ts';
import type { TextureName } from './engine/textures.ts';

/** A hex colour (#rrggbb), lighter or darker by a factor. */
export const shadeHex = (hex: string, k: number) =>
  '#' +
  (hex.match(/[0-9a-f]{2}/gi) ?? [])
    .map((h) =>
      Math.max(0, Math.min(255, Math.round(parseInt(h, 16) * k)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

/** A material with its colour, as the presets give it. */
export type Cloth = MaterialSpec & { color: string };
const m = (tex: TextureName, color: string, o: MaterialSpec = {}): Cloth => ({ tex, color, ...o });

/* Short names of cloths, leathers and metals. */
export const jersey = (c: string, o?: MaterialSpec) => m('jersey', c, o),
  poplin = (c: string, o?: MaterialSpec) => m('poplin', c, o),
  linen = (c: string, o?: MaterialSpec) => m('linen', c, o),
  gab = (c: string, o?: MaterialSpec) => m('gabardine', c, o),
  twill = (c: string, o?: MaterialSpec) => m('twill', c, o),
  melton = (c: string, o?: MaterialSpec) => m('melton', c, o),
  satin = (c: string, o?: MaterialSpec) => m('satin', c, o),
  nylon = (c: string, o?: MaterialSpec) => m('nylon', c, o),
  leather = (c: string, o?: MaterialSpec) => m('leather', c, o),
  pebbled = (c: string, o?: MaterialSpec) => m('pebbled', c, o),
  suede = (c: string, o?: MaterialSpec) => m('suede', c, o),
  croc = (c: string, o?: MaterialSpec) => m('croc', c, o),
  canvas = (c: string, o?: MaterialSpec) => m('canvas', c, { texOpt: { p: 3.6, a: 0.8 }, ...o }),
  rubber = (c: string, o?: MaterialSpec) => m('rubber', c, o),
  corduroy = (c: string, o?: MaterialSpec) => m('corduroy', c, o),
  mesh = (c: string, o?: MaterialSpec) => m('mesh', c, o),
  boucle = (c: string, o?: MaterialSpec) => m('boucle', c, o),
  fleece = (c: string, o?: MaterialSpec) => m('fleece', c, o),
  herring = (c: string, o?: MaterialSpec) => m('herringbone', c, o),
  tweed = (c: string, o?: MaterialSpec) => m('tweed', c, o);
export const rib = (c: string, p = 8, a = 1) => m('rib', c, { texOpt: { p, a } }),
  knitM = (c: string, p = 8.4, o: MaterialSpec = {}) => m('knit', c, { texOpt: { p }, ...o }),
  fine = (c: string, o?: MaterialSpec) => m('fineknit', c, o),
  cable = (c: string, o?: MaterialSpec) => m('cable', c, { texOpt: { p: 9 }, ...o });
export const denim = (c: string, wear = 0.5, wearColor = '#a9bccf') => m('denim', c, { wear, wearColor });
export const plain = (c: string, o?: MaterialSpec) => m('none', c, o);
export const gold = m('none', '#d4b468', { metal: 1, rough: 0.2 }),
  silver = m('none', '#cfcfcc', { metal: 1, rough: 0.18 }),
  gun = m('none', '#6f7174', { metal: 1, rough: 0.25 }),
  copper = m('none', '#b7794a', { metal: 1, rough: 0.3 });
export const horn = (c = '#3b2a1f') => m('none', c, { rough: 0.28, spec: 1.1 });
/** What the slots are made of where a thing does not say. */
export const BASE: Materials = {
  thread: plain('#dedbd4'),
  label: satin('#1c1c1e', { spec: 0.2 }),
  labelInk: plain('#e9e6df'),
  hole: plain('#131313'),
  button: horn('#d8cdb8'),
  metal: silver,
  tape: twill('#222'),
  cord: 'thread',
  inside: jersey('#cfcac1'),
  lining: 'inside',
  rib: 'main',
  strap: 'main',
  tab: 'main',
  foil: plain('#caa46a'),
  accent: 'thread',
  glare: plain('#ffffff'),
  patch: leather('#9a6637'),
  buckle: horn('#2a1f18'),
  elastic: rib('#1d1a18', 6, 0.7),
  fringe: 'main',
  logo: plain('#efe9dc'),
  eyelet: 'main',
  soleThread: 'thread',
  weltThread: 'thread',
  over: 'main',
  over2: 'main',
  tongue: 'main',
  lace: canvas('#f4f1ea', { texOpt: { p: 3, a: 0.6 } }),
  sole: rubber('#f4f2ec'),
  sole2: 'sole',
  outsole: rubber('#3a3b3c'),
  insole: leather('#c9ad88'),
  welt: leather('#2a211b'),
  cap: 'main',
  bow: 'main',
  frame: 'main',
  pad: plain('#e6e0d4'),
  index: gun,
  mark: plain('#3a3a3a'),
  second: plain('#a33'),
  dial: plain('#f3efe6', { spec: 0.3 }),
  print: plain('#1c1c1e'),
};
/** A soft garment in one cloth: thread and inside follow its colour; `c` stands for it where it is patterned. */
export function set(main: Cloth, { c: plainColour, ...o }: Materials & { c?: string } = {}): Materials {
  const c = main.pattern ? (plainColour ?? main.color) : main.color;
  const light = parseInt(c.slice(1, 3), 16) + parseInt(c.slice(3, 5), 16) + parseInt(c.slice(5, 7), 16) > 200;
  return {
    main,
    thread: plain(shadeHex(c, light ? 0.93 : 1.35)),
    inside: { ...main, pattern: null, color: shadeHex(c, 0.86) },
    ...o,
  };
}
