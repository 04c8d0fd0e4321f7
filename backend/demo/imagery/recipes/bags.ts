import { clutch } from '../archetypes/bags/clutch.ts';
import { flapBag } from '../archetypes/bags/flap-bag.ts';
import { beltBag, bucketBag, hobo } from '../archetypes/bags/soft-bag.ts';
import { backpack, briefcase, cameraBag, duffle, topHandle } from '../archetypes/bags/structured-bag.ts';
import { tote } from '../archetypes/bags/tote.ts';
import type { Materials } from '../engine/material.ts';
import {
  canvas,
  type Cloth,
  croc,
  gold,
  leather,
  mesh,
  nylon,
  pebbled,
  plain,
  satin,
  shadeHex,
  silver,
  suede,
  twill,
} from '../presets.ts';
import { drawn, framings, type Recipe } from '../recipe.ts';
import { colourways, tonal } from './shoe-kit.ts';

const frame = framings.bag;
const wide = { fw: 0.8, fh: 0.6, cy: 0.52 };
const warp = 1;
const base = (x0: number, x1: number, y: number) => [{ x0, x1, y }];

/** A body in one stuff; straps a shade darker, zips and thread of its colour. */
const of =
  (main: (hex: string) => Cloth, o: { metal?: Cloth; strap?: string } = {}) =>
  (hex: string): Materials => ({
    main: main(hex),
    flap: 'main',
    pocket: 'main',
    end: leather(shadeHex(hex, 0.8)),
    piping: leather(shadeHex(hex, 0.85)),
    strap: leather(o.strap ?? shadeHex(hex, 0.88)),
    lining: suede(shadeHex(hex, 0.5)),
    tape: twill(shadeHex(hex, 0.6)),
    thread: tonal(hex),
    metal: o.metal ?? gold,
    buckle: plain('#1a1a1a', { rough: 0.4, spec: 0.8 }),
  });
/** Cloth with leather trimmings. */
const trimmed =
  (main: (hex: string) => Cloth, trim: string) =>
  (hex: string): Materials => ({
    ...of(main, { strap: trim })(hex),
    end: leather(trim),
    thread: plain(shadeHex(trim, 1.3)),
    lining: canvas(shadeHex(hex, 0.8)),
  });

export const bags: readonly Recipe[] = [
  {
    id: 'w20',
    ...drawn(tote, { tag: true }),
    frame,
    warp,
    ground: base(260, 740, 962),
    size: { tall: 56 },
    views: ['front', 'back', 'detail:500,540,420', 'detail:320,900,320'],
    colours: colourways(
      [
        ['Saddle brown', 'brown', '#82512f'],
        ['Black', 'black', '#222022'],
        ['Taupe', 'beige', '#a8937a'],
        ['Oxblood', 'red', '#5f2228'],
        ['Forest', 'green', '#2f4a3c'],
      ],
      of(pebbled),
    ),
  },
  {
    id: 'v29',
    ...drawn(tote, { base: true, soft: 1.6 }),
    frame,
    warp,
    ground: base(260, 740, 962),
    size: { tall: 58 },
    views: ['front', 'back', 'detail:500,560,420', 'detail:330,880,320'],
    colours: colourways(
      [
        [
          'Natural / tan',
          'white',
          '#e6ddc8',
          { strap: leather('#8a5a34'), thread: plain('#b98f5a'), foil: plain('#8a5a34') },
        ],
        ['Black', 'black', '#222325'],
        ['Olive', 'green', '#5c6142'],
        ['Navy', 'blue', '#26365a'],
      ],
      (hex) => ({ ...trimmed(canvas, shadeHex(hex, 0.6))(hex) }),
    ),
  },
  {
    id: 'b01',
    ...drawn(tote, { shopper: true, soft: 1.8 }),
    frame,
    warp,
    ground: base(250, 750, 1012),
    size: { tall: 72 },
    views: ['front', 'back', 'detail:500,540,420'],
    colours: colourways(
      [
        ['Natural', 'white', '#e8dfc9', { foil: plain('#3a3a3a') }],
        ['Black', 'black', '#232325'],
        ['Brick', 'red', '#a04a38'],
        ['Ultramarine', 'blue', '#2f47a0'],
        [
          'Blue stripe',
          'blue',
          '#dfe3ea',
          {
            main: canvas('#dfe3ea', {
              pattern: { type: 'stripe', colors: ['#ece8de', '#3f5f96'], w: [24, 12], dir: 'h' },
            }),
            foil: plain('#26365a'),
          },
        ],
      ],
      (hex) => ({ ...of(canvas)(hex), strap: canvas(hex), lining: canvas(shadeHex(hex, 0.85)) }),
    ).map((colour) => (colour.name === 'Blue stripe' ? { ...colour, pattern: 'striped' } : colour)),
  },
  {
    id: 'w21',
    ...drawn(flapBag, { quilt: true }),
    frame,
    warp,
    ground: base(280, 720, 934),
    size: { across: 25 },
    views: ['front', 'back', 'detail:500,790,320', 'detail:280,660,300'],
    colours: colourways(
      [
        ['Black', 'black', '#1f1e20'],
        ['Ivory', 'white', '#ece5d8'],
        ['Burgundy', 'red', '#5f1f2a'],
        ['Navy', 'blue', '#24305a'],
        ['Blush', 'pink', '#dcb3a8'],
      ],
      of(leather),
    ),
  },
  {
    id: 'v28',
    ...drawn(flapBag, { flapShape: 'v', strap: 'leather', lock: 'stud' }),
    frame,
    warp,
    ground: base(280, 720, 934),
    size: { across: 25 },
    views: ['front', 'back', 'detail:500,760,320'],
    colours: colourways(
      [
        ['Navy monogram', 'blue', '#2c3a52'],
        ['Forest monogram', 'green', '#2c4a3c'],
        ['Burgundy monogram', 'red', '#5c2630'],
        ['Grey monogram', 'grey', '#74747a'],
      ],
      (hex) => ({
        ...of(canvas, { strap: '#9a6b40' })(hex),
        main: canvas(hex, { pattern: { type: 'monogram', base: hex, ink: '#d9cfb8', p: 64 } }),
        thread: plain('#b98f5a'),
      }),
    ),
  },
  {
    id: 'b02',
    ...drawn(flapBag, { strap: 'leather', lock: 'push', W: 250, H: 320, flapHeight: 0.72 }),
    frame,
    warp,
    ground: base(270, 730, 934),
    size: { across: 28 },
    views: ['front', 'back', 'detail:500,840,320'],
    colours: colourways(
      [
        ['Chestnut', 'brown', '#7a4526'],
        ['Black', 'black', '#1f1e20'],
        ['Navy', 'blue', '#26345a'],
        ['Bottle green', 'green', '#24463a'],
      ],
      of(leather),
    ),
  },
  {
    id: 'w23',
    ...drawn(hobo, {}),
    frame,
    warp,
    size: { across: 35 },
    views: ['front', 'detail:300,660,320', 'detail:500,780,320'],
    colours: colourways(
      [
        ['Oat', 'beige', '#d9c8ae'],
        ['Black', 'black', '#211f20'],
        ['Cognac', 'brown', '#9a5e30'],
        ['Burgundy', 'red', '#5f1f2a'],
        ['Olive', 'green', '#5c5f3c'],
      ],
      of(leather),
    ),
  },
  {
    id: 'w22',
    ...drawn(flapBag, {
      kind: 'baguette',
      W: 262,
      H: 230,
      strap: 'leather',
      flap: true,
      flapHeight: 0.55,
      lock: 'ring',
    }),
    frame,
    warp,
    ground: base(270, 730, 934),
    size: { across: 28 },
    views: ['front', 'back', 'detail:500,800,320', 'detail:270,740,280'],
    colours: colourways(
      [
        ['Pistachio', 'green', '#b9c2a8'],
        ['Bordeaux', 'red', '#5a1c28'],
        ['Black', 'black', '#1e1d1f'],
        ['Sand', 'beige', '#cdb48e'],
        ['Petrol', 'blue', '#245064'],
        ['Rose', 'pink', '#d39a9e'],
      ],
      of(croc, { metal: silver }),
    ),
  },
  {
    id: 'v27',
    ...drawn(flapBag, { kind: 'baguette', W: 262, H: 200, strap: 'leather' }),
    frame,
    warp,
    ground: base(280, 720, 934),
    size: { across: 27 },
    views: ['front', 'back', 'detail:330,760,300'],
    colours: colourways(
      [
        ['Lilac', 'purple', '#c3aee0'],
        ['Black', 'black', '#1c1b20'],
        ['Emerald', 'green', '#1f5f48'],
        ['Fuchsia', 'pink', '#b83a7c'],
        ['Champagne', 'beige', '#cbb692'],
      ],
      (hex) => ({
        ...of(satin, { metal: silver })(hex),
        strap: satin(shadeHex(hex, 0.92)),
        foil: plain('#eeeeee'),
      }),
    ),
  },
  {
    id: 'b03',
    ...drawn(topHandle, {}),
    frame,
    warp,
    ground: base(270, 730, 940),
    size: { across: 26 },
    views: ['front', 'detail:500,720,320', 'detail:420,560,300'],
    colours: colourways(
      [
        ['Cream', 'white', '#e8decb'],
        ['Black', 'black', '#1f1e20'],
        ['Tan', 'brown', '#a26c3c'],
        ['Burgundy', 'red', '#5f1f2a'],
        ['Forest', 'green', '#2c4a3a'],
      ],
      of(leather),
    ),
  },
  {
    id: 'b04',
    ...drawn(cameraBag, {}),
    frame,
    warp,
    ground: base(290, 710, 914),
    size: { across: 23 },
    views: ['front', 'detail:500,640,320', 'detail:660,680,280'],
    colours: colourways(
      [
        ['Burgundy', 'red', '#7a2f3a'],
        ['Black', 'black', '#222022'],
        ['Tan', 'brown', '#a06a3c'],
        ['Stone', 'beige', '#b8a88e'],
        ['Sky', 'blue', '#8fa9c4'],
      ],
      of(pebbled),
    ),
  },
  {
    id: 'b05',
    ...drawn(bucketBag, {}),
    frame,
    warp,
    ground: base(300, 700, 972),
    size: { across: 26 },
    views: ['front', 'detail:500,640,340', 'detail:330,900,300'],
    colours: colourways(
      [
        ['Cognac', 'brown', '#9a5a34'],
        ['Black', 'black', '#211f20'],
        ['Bone', 'white', '#e4d9c4'],
        ['Moss', 'green', '#565c3c'],
      ],
      of(leather),
    ),
  },
  {
    id: 'b06',
    ...drawn(clutch, { kind: 'envelope' }),
    frame,
    warp,
    size: { across: 28 },
    views: ['front', 'detail:500,690,300', 'detail:240,820,260'],
    colours: colourways(
      [
        ['Bottle green', 'green', '#1f4438'],
        ['Black', 'black', '#1f1e20'],
        ['Red', 'red', '#9a242c'],
        ['Nude', 'beige', '#d3b295'],
        [
          'Gold',
          'gold',
          '#d0b068',
          { main: leather('#d0b068', { metal: 0.7, rough: 0.32 }) },
          'metallic leather',
        ],
      ],
      of(leather),
    ),
  },
  {
    id: 'b07',
    ...drawn(clutch, { kind: 'box' }),
    frame: framings.small,
    warp: 0.6,
    size: { across: 19 },
    views: ['front', 'detail:500,560,280', 'detail:260,800,240'],
    colours: colourways(
      [
        ['Black', 'black', '#1d1b21'],
        ['Ivory', 'white', '#ece4d6'],
        ['Midnight', 'blue', '#20294f'],
        ['Ruby', 'red', '#7f1a30'],
      ],
      (hex) => ({ ...of(satin)(hex), stone: plain('#f3efe6', { rough: 0.2, spec: 1.2 }) }),
    ),
  },
  {
    id: 'b08',
    ...drawn(clutch, { kind: 'ruched' }),
    frame: framings.small,
    warp,
    size: { across: 26 },
    views: ['front', 'detail:500,600,300', 'detail:300,760,260'],
    colours: colourways(
      [
        ['Champagne', 'beige', '#bfa884'],
        ['Black', 'black', '#1d1c20'],
        ['Rosewood', 'red', '#7f2f3c'],
        ['Silver grey', 'grey', '#8c8e94', { metal: silver }],
      ],
      of(satin),
    ),
  },
  {
    id: 'b09',
    ...drawn(clutch, { kind: 'pouch' }),
    frame: framings.small,
    warp,
    size: { across: 27 },
    views: ['front', 'detail:260,580,260', 'detail:500,760,280'],
    colours: colourways(
      [
        ['Dusty pink', 'pink', '#c98a8a'],
        ['Black', 'black', '#1f1e20'],
        ['Tan', 'brown', '#a26c3c'],
        ['Navy', 'blue', '#26345a'],
      ],
      of(leather),
    ),
  },
  {
    id: 'b10',
    ...drawn(beltBag, {}),
    frame,
    warp,
    size: { across: 44 },
    views: ['front', 'detail:500,680,340', 'detail:500,310,260'],
    colours: colourways(
      [
        ['Black', 'black', '#232629'],
        ['Olive', 'green', '#4c5338'],
        ['Navy', 'blue', '#26345a'],
        ['Rust', 'orange', '#a9552c'],
      ],
      (hex) => ({
        ...of((c) => nylon(c, { texOpt: { rip: 1 } }), { metal: silver })(hex),
        strap: canvas(shadeHex(hex, 0.8)),
        foil: plain('#c9ccd0'),
      }),
    ),
  },
  {
    id: 'm22',
    ...drawn(backpack, {}),
    frame,
    warp,
    ground: base(310, 690, 976),
    size: { tall: 47 },
    views: ['front', 'back', 'detail:500,380,360', 'detail:500,740,360'],
    colours: colourways(
      [
        ['Forest', 'green', '#2d3a34'],
        ['Black', 'black', '#222326'],
        ['Navy', 'blue', '#26325a'],
        ['Rust', 'orange', '#a9552c'],
        ['Sand', 'beige', '#c4b08a'],
      ],
      (hex) => ({
        ...of((c) => nylon(c, { texOpt: { rip: 1 } }), { metal: silver })(hex),
        strap: canvas(shadeHex(hex, 0.8)),
        foil: plain('#b9c2bd'),
      }),
    ),
  },
  {
    id: 'b11',
    ...drawn(backpack, { flap: true }),
    frame,
    warp,
    ground: base(310, 690, 976),
    size: { tall: 45 },
    views: ['front', 'back', 'detail:500,660,360'],
    colours: colourways(
      [
        ['Ochre', 'yellow', '#b8933f'],
        ['Khaki', 'green', '#6a6a46'],
        ['Navy', 'blue', '#26365a'],
        ['Black', 'black', '#232325'],
      ],
      (hex) => ({ ...trimmed(canvas, '#6a4024')(hex), pocket: mesh(shadeHex(hex, 0.8)) }),
    ),
  },
  {
    id: 'b12',
    ...drawn(briefcase, { kind: 'flap' }),
    frame: wide,
    warp: 0.7,
    ground: base(196, 804, 936),
    size: { across: 40 },
    views: ['front', 'detail:330,780,300', 'detail:500,520,320'],
    colours: colourways(
      [
        ['Chestnut', 'brown', '#653a24'],
        ['Black', 'black', '#1f1e20'],
        ['Oxblood', 'red', '#561f26'],
      ],
      of(leather),
    ),
  },
  {
    id: 'b13',
    ...drawn(briefcase, { kind: 'zip' }),
    frame: wide,
    warp: 0.7,
    ground: base(196, 804, 936),
    size: { across: 40 },
    views: ['front', 'detail:260,640,300', 'detail:500,520,320'],
    colours: colourways(
      [
        ['Black', 'black', '#1f1e20'],
        ['Dark brown', 'brown', '#4c3022'],
        ['Navy', 'blue', '#26304c'],
        ['Slate', 'grey', '#56595f'],
      ],
      of(pebbled, { metal: silver }),
    ),
  },
  {
    id: 'b14',
    ...drawn(duffle, {}),
    frame: wide,
    warp,
    ground: base(190, 810, 908),
    size: { across: 52 },
    views: ['front', 'detail:320,640,320', 'detail:760,700,320'],
    colours: colourways(
      [
        ['Loden / brown', 'green', '#434e3a'],
        ['Navy / tan', 'blue', '#26365a', { strap: leather('#9a6637'), end: leather('#9a6637') }],
        [
          'Black',
          'black',
          '#232325',
          { strap: leather('#1c1b1c'), end: leather('#1c1b1c'), thread: plain('#3a393b') },
        ],
        ['Sand / brown', 'beige', '#cdbd98'],
      ],
      trimmed(canvas, '#5a3822'),
    ),
  },
  {
    id: 'b15',
    ...drawn(duffle, {}),
    seed: 7,
    frame: wide,
    warp,
    ground: base(190, 810, 908),
    size: { across: 50 },
    views: ['front', 'detail:320,640,320', 'detail:500,400,320'],
    colours: colourways(
      [
        ['Cognac', 'brown', '#93582f'],
        ['Black', 'black', '#211f20'],
        ['Dark brown', 'brown', '#4a3022'],
      ],
      of(leather),
    ),
  },
];
