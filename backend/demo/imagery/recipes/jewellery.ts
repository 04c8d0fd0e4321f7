import {
  bracelet,
  brooch,
  cufflinks,
  earrings,
  fingerRing,
  necklace,
} from '../archetypes/accessories/jewellery.ts';
import { watch } from '../archetypes/accessories/watch.ts';
import type { ColourFamily } from '../../colour-families.ts';
import type { Materials } from '../engine/material.ts';
import { type Cloth, copper, gold, leather, plain, rubber, silver } from '../presets.ts';
import { type Colourway, drawn, framings, type Recipe } from '../recipe.ts';
import { tonal } from './shoe-kit.ts';

const frame = framings.small;
const wrist = { fw: 0.6, fh: 0.78 };
const gem = (hex: string) => plain(hex, { rough: 0.1, spec: 2.2 });
const pearl = plain('#efe8dc', { rough: 0.22, spec: 1.2, sheen: 0.2 });
const CLEAR = gem('#e2e8ec');
const rose = { ...copper, color: '#c98f74', rough: 0.2 };

const colour = (name: string, family: ColourFamily, mats: Materials, material?: string): Colourway => ({
  name,
  family,
  mats,
  material,
});
/** The same thing in gold, silver and rose gold. */
const metals = (more: Materials = {}) => [
  colour('Gold', 'gold', { metal: gold, ...more }),
  colour('Silver', 'silver', { metal: silver, ...more }, 'sterling silver'),
  colour('Rose gold', 'gold', { metal: rose, ...more }, 'rose gold vermeil'),
];
/** Gold with stones of their own colours. */
const stones = (
  rows: readonly (readonly [name: string, family: ColourFamily, hex: string])[],
  slot = 'stone',
) => rows.map(([name, family, hex]) => colour(name, family, { metal: gold, pearl, [slot]: gem(hex) }));

const dial = (strap: string, face: string, o: Materials = {}): Materials => ({
  strap: leather(strap),
  metal: silver,
  thread: tonal(strap),
  dial: plain(face, { spec: 0.3 }),
  ...o,
});
const light = {
  index: plain('#e9e6df', { metal: 1, rough: 0.2 }),
  mark: plain('#dfe6e2'),
  second: plain('#e08a3c'),
};

const diver = (ring: string, face: string): Materials => ({
  strap: silver,
  metal: silver,
  bezel: plain(ring, { rough: 0.2, spec: 1.2 }),
  dial: plain(face, { spec: 0.4 }),
  index: plain('#eef3ee'),
  mark: plain('#eef3ee'),
  second: plain('#d96b2f'),
});
const bead = (hex: string): Materials => ({ metal: gold, bead: plain(hex, { rough: 0.2, spec: 1.2 }) });
const inlaid = (metal: Cloth, hex: string): Materials => ({
  metal,
  stone: plain(hex, { rough: 0.15, spec: 1.6 }),
});

const watches: readonly Recipe[] = [
  {
    id: 'm20',
    ...drawn(watch, { strap: 'leather', face: 'seconds' }),
    frame: wrist,
    warp: 0.4,
    size: { tall: 12.6 },
    views: ['front', 'detail:500,625,360', 'detail:500,880,260'],
    colours: [
      colour('Brown / white dial', 'brown', dial('#3a2618', '#f3efe6', { thread: plain('#cbb08d') })),
      colour('Black / white dial', 'black', dial('#222022', '#f3efe6')),
      colour('Tan / navy dial', 'brown', dial('#a26c3c', '#1d2a4c', light)),
      colour(
        'Black / gold',
        'black',
        dial('#222022', '#f0e6cc', { metal: gold, index: gold }),
        'gold-plated steel and leather',
      ),
      colour('Navy / silver dial', 'blue', dial('#26345a', '#dcdde0')),
    ],
  },
  {
    id: 'v30',
    ...drawn(watch, { strap: 'metal', face: 'plain' }),
    frame: wrist,
    warp: 0.4,
    size: { tall: 12.3 },
    views: ['front', 'detail:500,625,360', 'detail:500,900,260'],
    colours: [
      colour('Steel / green dial', 'green', {
        strap: silver,
        metal: silver,
        dial: plain('#1f4a3a', { spec: 0.4 }),
        ...light,
      }),
      colour('Steel / white dial', 'silver', {
        strap: silver,
        metal: silver,
        dial: plain('#f1eee6', { spec: 0.3 }),
      }),
      colour('Steel / blue dial', 'blue', {
        strap: silver,
        metal: silver,
        dial: plain('#1f3566', { spec: 0.4 }),
        ...light,
      }),
      colour(
        'Gold / champagne dial',
        'gold',
        { strap: gold, metal: gold, dial: plain('#e6d3a0', { spec: 0.4 }), index: gold },
        'gold-plated steel',
      ),
    ],
  },
  {
    id: 'a01',
    ...drawn(watch, { strap: 'leather', tank: true }),
    frame: wrist,
    warp: 0.4,
    size: { tall: 12.6 },
    views: ['front', 'detail:500,625,380', 'detail:500,880,260'],
    colours: [
      colour(
        'Black / gold',
        'black',
        dial('#222022', '#f3efe6', { metal: gold, index: plain('#22304f') }),
        'gold-plated steel and leather',
      ),
      colour(
        'Burgundy / gold',
        'red',
        dial('#5f1f2a', '#f0e8d4', { metal: gold }),
        'gold-plated steel and leather',
      ),
      colour('Brown / steel', 'brown', dial('#5a3822', '#f1eee6')),
      colour('Navy / steel', 'blue', dial('#26345a', '#eceae4')),
    ],
  },
  {
    id: 'a02',
    ...drawn(watch, { strap: 'rubber', face: 'chronograph' }),
    frame: wrist,
    warp: 0.4,
    size: { tall: 12.8 },
    views: ['front', 'detail:500,625,360', 'detail:500,880,260'],
    colours: [
      colour('Black / navy dial', 'black', {
        strap: rubber('#1d1f22'),
        metal: silver,
        dial: plain('#1d2a4c', { spec: 0.4 }),
        ...light,
      }),
      colour('Navy / white dial', 'blue', {
        strap: rubber('#26345a'),
        metal: silver,
        dial: plain('#f1eee6', { spec: 0.3 }),
        second: plain('#a8322c'),
      }),
      colour('Olive / black dial', 'green', {
        strap: rubber('#50583c'),
        metal: silver,
        dial: plain('#1f2022', { spec: 0.4 }),
        ...light,
      }),
    ],
  },
  {
    id: 'a03',
    ...drawn(watch, { strap: 'metal', face: 'diver' }),
    frame: wrist,
    warp: 0.4,
    size: { tall: 12.6 },
    views: ['front', 'detail:500,625,360', 'detail:500,900,260'],
    colours: [
      colour('Green bezel', 'green', diver('#16402f', '#14281f')),
      colour('Black bezel', 'black', diver('#1c1d1f', '#18191b')),
      colour('Blue bezel', 'blue', diver('#1d3a78', '#16264a')),
    ],
  },
];

export const jewellery: readonly Recipe[] = [
  ...watches,
  {
    id: 'w26',
    ...drawn(earrings, { kind: 'hoop' }),
    frame,
    warp: 0.2,
    size: { across: 8 },
    views: ['front', 'detail:500,600,320', 'detail:612,650,260'],
    colours: metals(),
  },
  {
    id: 'a37',
    ...drawn(earrings, { kind: 'stud' }),
    frame: { fw: 0.5, fh: 0.5 },
    warp: 0.2,
    size: { across: 3.2 },
    views: ['front', 'detail:392,600,240', 'detail:612,650,240'],
    colours: stones([
      ['Emerald', 'green', '#2f7a5a'],
      ['Clear', 'gold', '#e2e8ec'],
      ['Sapphire', 'blue', '#2a4a9a'],
      ['Ruby', 'red', '#a01f38'],
    ]),
  },
  {
    id: 'a38',
    ...drawn(earrings, { kind: 'pearl' }),
    frame: { fw: 0.5, fh: 0.5 },
    warp: 0.2,
    size: { across: 3 },
    views: ['front', 'detail:392,600,260', 'detail:612,650,260'],
    colours: [
      colour('White pearl', 'white', { metal: gold, pearl }),
      colour(
        'Grey pearl',
        'grey',
        { metal: silver, pearl: plain('#8d9096', { rough: 0.22, spec: 1.2, sheen: 0.2 }) },
        'pearl and sterling silver',
      ),
      colour('Rose pearl', 'pink', {
        metal: gold,
        pearl: plain('#e3bcae', { rough: 0.22, spec: 1.2, sheen: 0.2 }),
      }),
    ],
  },
  {
    id: 'a39',
    ...drawn(earrings, { kind: 'drop' }),
    frame,
    warp: 0.2,
    size: { tall: 5.6 },
    views: ['front', 'detail:392,690,240', 'detail:612,520,240'],
    colours: stones([
      ['Sapphire', 'blue', '#2a3f8a'],
      ['Garnet', 'red', '#8a1f30'],
      ['Green agate', 'green', '#2c6a4e'],
      ['Amethyst', 'purple', '#6a3f92'],
    ]),
  },
  {
    id: 'v34',
    ...drawn(necklace, { kind: 'pendant' }),
    frame,
    warp: 0.3,
    size: { tall: 30 },
    views: ['front', 'detail:500,820,260', 'detail:340,520,260'],
    colours: metals(),
  },
  {
    id: 'a40',
    ...drawn(necklace, { kind: 'pearls' }),
    frame,
    warp: 0.3,
    size: { tall: 22 },
    views: ['front', 'detail:500,760,280', 'detail:500,320,240'],
    colours: [
      colour('White pearl', 'white', { metal: gold, pearl }),
      colour(
        'Grey pearl',
        'grey',
        { metal: silver, pearl: plain('#8d9096', { rough: 0.22, spec: 1.2, sheen: 0.2 }) },
        'freshwater pearl',
      ),
      colour(
        'Black pearl',
        'black',
        { metal: silver, pearl: plain('#2c2e34', { rough: 0.2, spec: 1.4 }) },
        'dyed freshwater pearl',
      ),
    ],
  },
  {
    id: 'a41',
    ...drawn(necklace, { kind: 'bar' }),
    frame,
    warp: 0.3,
    size: { tall: 30 },
    views: ['front', 'detail:500,850,240', 'detail:340,520,260'],
    colours: metals({ stone: CLEAR }),
  },
  {
    id: 'a42',
    ...drawn(necklace, { kind: 'chain' }),
    frame,
    warp: 0.3,
    size: { tall: 24 },
    views: ['front', 'detail:500,740,280', 'detail:320,460,260'],
    colours: metals(),
  },
  {
    id: 'a28',
    ...drawn(fingerRing, { kind: 'band' }),
    frame: { fw: 0.5, fh: 0.5 },
    warp: 0.1,
    size: { across: 2.2 },
    views: ['front', 'detail:400,560,260', 'detail:560,800,260'],
    colours: metals(),
  },
  {
    id: 'a29',
    ...drawn(fingerRing, { kind: 'signet' }),
    frame: { fw: 0.5, fh: 0.5 },
    warp: 0.1,
    size: { across: 2.3 },
    views: ['front', 'detail:500,490,280', 'detail:360,600,240'],
    colours: metals(),
  },
  {
    id: 'a30',
    ...drawn(fingerRing, { kind: 'solitaire' }),
    frame: { fw: 0.5, fh: 0.52 },
    warp: 0.1,
    size: { across: 2.2 },
    views: ['front', 'detail:500,450,240', 'detail:380,620,260'],
    colours: [
      colour('Clear / gold', 'gold', { metal: gold, stone: CLEAR }),
      colour('Clear / silver', 'silver', { metal: silver, stone: CLEAR }, 'sterling silver'),
      ...stones([
        ['Sapphire / gold', 'gold', '#2a4a9a'],
        ['Emerald / gold', 'gold', '#2a7a56'],
      ]),
    ],
  },
  {
    id: 'a31',
    ...drawn(fingerRing, { kind: 'dome' }),
    frame: { fw: 0.5, fh: 0.5 },
    warp: 0.1,
    size: { across: 2.4 },
    views: ['front', 'detail:500,500,280', 'detail:340,660,240'],
    colours: metals(),
  },
  {
    id: 'a55',
    ...drawn(fingerRing, { kind: 'stack' }),
    frame: { fw: 0.46, fh: 0.5 },
    warp: 0.1,
    size: { across: 2.2 },
    views: ['front', 'detail:420,520,260', 'detail:560,780,260'],
    colours: metals(),
  },
  {
    id: 'a32',
    ...drawn(bracelet, { kind: 'bangle' }),
    frame,
    warp: 0.2,
    size: { across: 7 },
    views: ['front', 'detail:300,560,280', 'detail:600,840,280'],
    colours: metals(),
  },
  {
    id: 'a33',
    ...drawn(bracelet, { kind: 'cuff' }),
    frame,
    warp: 0.2,
    size: { across: 7 },
    views: ['front', 'detail:560,840,280', 'detail:300,560,280'],
    colours: metals(),
  },
  {
    id: 'a34',
    ...drawn(bracelet, { kind: 'chain' }),
    frame,
    warp: 0.2,
    size: { across: 7.4 },
    views: ['front', 'detail:740,630,240', 'detail:420,420,260'],
    colours: metals(),
  },
  {
    id: 'a35',
    ...drawn(bracelet, { kind: 'beads' }),
    frame,
    warp: 0.2,
    size: { across: 7.4 },
    views: ['front', 'detail:360,460,280', 'detail:620,820,280'],
    colours: [
      colour('Green agate', 'green', bead('#2f5a4a')),
      colour('Onyx', 'black', bead('#202124')),
      colour('Lapis', 'blue', bead('#2a3f86')),
      colour('Rose quartz', 'pink', bead('#d8a9a8')),
      colour('Tiger eye', 'brown', bead('#7a4a22')),
    ],
  },
  {
    id: 'a36',
    ...drawn(bracelet, { kind: 'tennis' }),
    frame,
    warp: 0.2,
    size: { across: 6.6 },
    views: ['front', 'detail:360,460,240', 'detail:620,820,240'],
    colours: [
      colour('Clear / silver', 'silver', { metal: silver, stone: CLEAR }, 'sterling silver'),
      colour('Clear / gold', 'gold', { metal: gold, stone: CLEAR }),
      ...stones([['Sapphire / gold', 'blue', '#2a4a9a']]),
    ],
  },
  {
    id: 'a43',
    ...drawn(brooch, { kind: 'sprig' }),
    frame: { fw: 0.5, fh: 0.56 },
    warp: 0.4,
    size: { tall: 7 },
    views: ['front', 'detail:540,520,260', 'detail:460,760,260'],
    colours: [
      colour('Gold / pearl', 'gold', { metal: gold, pearl }),
      colour('Silver / pearl', 'silver', { metal: silver, pearl }, 'silver-plated brass'),
      colour('Rose gold / pearl', 'gold', { metal: rose, pearl }, 'rose-gold-plated brass'),
    ],
  },
  {
    id: 'a44',
    ...drawn(brooch, { kind: 'sun' }),
    frame: { fw: 0.56, fh: 0.56 },
    warp: 0.3,
    size: { across: 6 },
    views: ['front', 'detail:500,625,280', 'detail:640,500,240'],
    colours: stones([
      ['Ruby', 'gold', '#a01f38'],
      ['Sapphire', 'gold', '#2a4a9a'],
      ['Emerald', 'gold', '#2a7a56'],
    ]),
  },
  {
    id: 'a45',
    ...drawn(cufflinks, { kind: 'round' }),
    frame: { fw: 0.5, fh: 0.5 },
    warp: 0.2,
    size: { across: 4.2 },
    views: ['front', 'detail:390,560,240', 'detail:660,640,260'],
    colours: [
      colour('Navy / silver', 'blue', inlaid(silver, '#16245a')),
      colour('Black / silver', 'black', inlaid(silver, '#1a1a1c')),
      colour('Green / gold', 'green', inlaid(gold, '#1f5a40')),
      colour('Mother-of-pearl / gold', 'white', inlaid(gold, '#ece8de')),
    ],
  },
  {
    id: 'a56',
    ...drawn(cufflinks, { kind: 'square' }),
    frame: { fw: 0.5, fh: 0.5 },
    warp: 0.2,
    size: { across: 4.2 },
    views: ['front', 'detail:390,560,240', 'detail:660,640,260'],
    colours: [
      colour('Burgundy / silver', 'red', inlaid(silver, '#661c2c')),
      colour('Slate / silver', 'grey', inlaid(silver, '#5a6068')),
      colour('Onyx / gold', 'black', inlaid(gold, '#1a1a1c')),
    ],
  },
];
