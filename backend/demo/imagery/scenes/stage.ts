import type { SceneSpec, Thing } from './spec.ts';

/* Banners, tiles and covers: composed by hand, as a window is dressed. The left third of a banner stays empty for type. */

const rack = (y: number, scale: number, from: number, step: number, keys: readonly string[]): Thing[] =>
  keys.map((hung, at) => ({ hung, x: from + step * at, y, scale }));

const banner = { W: 2000, H: 860, standing: true } as const;

const banners: readonly SceneSpec[] = [
  {
    ...banner,
    path: 'banners/men',
    ground: { on: 'twoTone', colour: '#d2cdc3', floor: '#b3ab9c', at: 0.83 },
    light: {
      through: 'window',
      cols: 3,
      rows: 2,
      pw: 0.15,
      ph: 0.42,
      cx: 0.62,
      cy: 0.4,
      k: 0.26,
      soft: 24,
      ang: -16,
    },
    exposure: 1.12,
    things: [
      { prop: 'rail', from: -40, to: 2040, y: 60 },
      ...rack(92, 0.59, 770, 236, ['m06', 'm16', 'm08', 'm03', 'm04']),
      { key: 'm19', x: 700, y: 742, w: 230 },
      { key: 'm17', x: 1715, y: 764, w: 250 },
    ],
  },
  {
    ...banner,
    path: 'banners/women',
    ground: { on: 'sweep', colour: '#d9c2af', at: 0.78 },
    light: {
      through: 'window',
      cols: 2,
      rows: 2,
      pw: 0.16,
      ph: 0.44,
      cx: 0.66,
      cy: 0.42,
      k: 0.26,
      soft: 26,
      ang: -18,
    },
    exposure: 1.06,
    things: [
      { prop: 'rail', from: 1280, to: 2040, y: 60, metal: 'gold' },
      ...rack(92, 0.58, 1450, 220, ['w01', 'w06', 'w02']),
      { prop: 'plinth', x: 820, y: 640, w: 300, h: 170, colour: '#d3bba8' },
      { prop: 'plinth', x: 1130, y: 540, w: 250, h: 280, colour: '#d8c2b0' },
      { key: 'w20', x: 1130, y: 368, h: 350 },
      { key: 'w16', x: 820, y: 548, w: 250 },
    ],
  },
  {
    ...banner,
    path: 'banners/men-new',
    ground: { on: 'plaster', colour: '#b9c0bd' },
    light: { through: 'leaves', k: 0.2, sc: 1.5 },
    exposure: 1.08,
    things: [
      { prop: 'rail', from: 620, to: 2040, y: 60 },
      ...rack(92, 0.6, 800, 230, ['m10', 'm24', 'm13', 'm02', 'm09']),
      { key: 'm18', x: 960, y: 770, w: 240 },
      { key: 'm22', x: 1560, y: 690, h: 260 },
    ],
  },
  {
    ...banner,
    path: 'banners/women-new',
    ground: { on: 'sweep', colour: '#c9cfc2', at: 0.78 },
    light: {
      through: 'window',
      cols: 2,
      rows: 2,
      pw: 0.16,
      ph: 0.44,
      cx: 0.6,
      cy: 0.42,
      k: 0.22,
      soft: 28,
      ang: -18,
    },
    exposure: 1.06,
    things: [
      { prop: 'rail', from: 640, to: 1420, y: 60, metal: 'gold' },
      ...rack(92, 0.59, 800, 220, ['w07', 'w05', 'w08']),
      { prop: 'plinth', x: 1620, y: 610, w: 320, h: 220, colour: '#c6ccbf' },
      { key: 'w22', x: 1620, y: 460, w: 290 },
      { key: 'w18', x: 1210, y: 770, w: 250 },
    ],
  },
  {
    ...banner,
    path: 'banners/men-market',
    standing: false,
    ground: { on: 'wood', colour: '#a5825c', plank: 150, across: true },
    things: [
      { key: 'm05', x: 1700, y: 470, h: 800, rot: 6 },
      { key: 'm04', x: 1300, y: 420, w: 520, rot: -7 },
      { key: 'm17', x: 920, y: 660, w: 300, rot: -12 },
      { key: 'm21', x: 900, y: 280, w: 250, rot: 9 },
      { key: 'm20', x: 1060, y: 410, h: 300, rot: 16 },
    ],
  },
  {
    ...banner,
    path: 'banners/women-market',
    standing: false,
    ground: { on: 'linen', colour: '#cfc3b1' },
    things: [
      { key: 'w03', x: 1690, y: 440, h: 640, rot: 5 },
      { key: 'w14', x: 1280, y: 430, w: 520, rot: -6 },
      { key: 'w21', x: 900, y: 360, h: 420, rot: -8 },
      { key: 'w19', x: 960, y: 710, w: 270, rot: 8 },
      { key: 'w24', x: 1260, y: 770, w: 190, rot: -5 },
    ],
  },
];

const tiles: readonly SceneSpec[] = [
  {
    path: 'tiles/women',
    W: 1000,
    H: 1250,
    standing: true,
    ground: { on: 'sweep', colour: '#d8b8a5', at: 0.72 },
    light: { through: 'window', k: 0.26, cx: 0.55, cy: 0.4, soft: 30 },
    exposure: 1.05,
    things: [
      { hung: 'w06', x: 470, y: 140, scale: 0.8 },
      { prop: 'plinth', x: 800, y: 980, w: 260, h: 300, colour: '#cda995' },
      { key: 'w16', x: 800, y: 878, w: 250 },
    ],
  },
  {
    path: 'tiles/men',
    W: 1000,
    H: 1250,
    standing: true,
    ground: { on: 'sweep', colour: '#b9bfb8', at: 0.72 },
    light: { through: 'window', k: 0.24, cx: 0.5, cy: 0.4, soft: 30 },
    exposure: 1.05,
    things: [
      { hung: 'm09', x: 430, y: 150, scale: 0.84 },
      { key: 'm19', x: 730, y: 1050, w: 340 },
    ],
  },
];

const cover = { W: 1200, H: 800 } as const;
const covers: readonly SceneSpec[] = [
  {
    ...cover,
    path: 'blog/1',
    ground: { on: 'paper', colour: '#bfc7c2' },
    things: [
      { key: 'm18', x: 420, y: 440, w: 560, rot: -8 },
      { key: 'm17', x: 830, y: 420, w: 500, rot: 10 },
    ],
  },
  {
    ...cover,
    path: 'blog/2',
    ground: { on: 'linen', colour: '#c2b8a6' },
    things: [
      { key: 'm05', x: 300, y: 560, h: 900, rot: -12 },
      { key: 'm05c4', x: 620, y: 560, h: 900, rot: 3 },
      { key: 'w11', x: 920, y: 560, h: 900, rot: 14 },
    ],
  },
  {
    ...cover,
    path: 'blog/3',
    ground: { on: 'plaster', colour: '#d8cbb9' },
    light: { through: 'leaves', k: 0.34, sc: 1.5 },
    things: [
      { key: 'w22', x: 400, y: 400, h: 480, rot: -6 },
      { key: 'w21', x: 800, y: 420, h: 560, rot: 5 },
    ],
  },
  {
    ...cover,
    path: 'blog/4',
    ground: { on: 'paper', colour: '#d9c9b0' },
    things: [
      { key: 'm06', x: 370, y: 450, w: 560, rot: -7 },
      { key: 'm15', x: 840, y: 430, w: 540, rot: 8 },
    ],
  },
  {
    ...cover,
    path: 'blog/5',
    ground: { on: 'marble', colour: '#e9e6e0', vein: '#b9b4ab' },
    things: [
      { key: 'm20', x: 360, y: 400, h: 620, rot: -18 },
      { key: 'w26', x: 720, y: 330, w: 250 },
      { key: 'w27', x: 830, y: 590, w: 380, rot: 8 },
    ],
  },
  {
    ...cover,
    path: 'blog/6',
    ground: { on: 'twoTone', colour: '#c9bfae', floor: '#8f8172', at: 0.78 },
    standing: true,
    things: [{ prop: 'rail', from: 60, to: 1140, y: 60 }, ...rack(92, 0.58, 300, 300, ['m03', 'm16', 'w06'])],
  },
  {
    ...cover,
    path: 'blog/7',
    ground: { on: 'wood', colour: '#8d6a48', plank: 150, across: true },
    things: [
      { key: 'm12', x: 400, y: 430, w: 560, rot: -6 },
      { key: 'm26', x: 820, y: 300, w: 330, rot: 12 },
      { key: 'm19', x: 850, y: 590, w: 360, rot: -8 },
    ],
  },
  {
    ...cover,
    path: 'blog/8',
    ground: { on: 'sweep', colour: '#c98f72', at: 0.7 },
    standing: true,
    things: [
      { prop: 'plinth', x: 600, y: 560, w: 360, h: 260, colour: '#c58a6d' },
      { key: 'w20', x: 600, y: 360, h: 420 },
    ],
  },
  {
    ...cover,
    path: 'blog/9',
    ground: { on: 'linen', colour: '#e4dcd0' },
    light: { through: 'window', k: 0.3 },
    things: [
      { key: 'w04', x: 420, y: 470, h: 720, rot: -8 },
      { key: 'w01', x: 830, y: 450, h: 860, rot: 7 },
    ],
  },
  {
    ...cover,
    path: 'blog/10',
    ground: { on: 'paper', colour: '#6f7a6a' },
    things: [
      { key: 'w25', x: 420, y: 420, h: 640, rot: -10 },
      { key: 'm23', x: 820, y: 330, h: 320, rot: 8 },
      { key: 'w28', x: 880, y: 640, w: 320, rot: -12 },
    ],
  },
  {
    ...cover,
    path: 'blog/11',
    ground: { on: 'carpet', colour: '#8b8f93' },
    things: [
      { key: 'm17', x: 330, y: 300, w: 430, rot: -14 },
      { key: 'm25', x: 850, y: 330, w: 430, rot: 9 },
      { key: 'w19', x: 600, y: 610, w: 400, rot: -4 },
    ],
  },
  {
    ...cover,
    path: 'blog/12',
    ground: { on: 'plaster', colour: '#c7cdd0' },
    light: { through: 'window', k: 0.28 },
    things: [
      { hung: 'm08', x: 380, y: 60, scale: 0.72 },
      { hung: 'w13', x: 800, y: 70, scale: 0.7 },
    ],
  },
];

const campaign = { W: 1600, H: 900, standing: true } as const;
const campaigns: readonly SceneSpec[] = [
  {
    ...campaign,
    path: 'campaigns/1',
    ground: { on: 'sweep', colour: '#b8a18c', at: 0.74 },
    light: { through: 'window', k: 0.26, cx: 0.6 },
    things: [
      { prop: 'rail', from: 700, to: 1640, y: 60, metal: 'gold' },
      ...rack(92, 0.62, 850, 230, ['m03', 'w06', 'm16']),
      { key: 'm19', x: 1440, y: 800, w: 240 },
    ],
  },
  {
    ...campaign,
    path: 'campaigns/2',
    standing: false,
    ground: { on: 'paper', colour: '#31425a' },
    things: [
      { key: 'w05', x: 1120, y: 440, w: 560, rot: -6 },
      { key: 'w18', x: 760, y: 690, w: 300, rot: 8 },
      { key: 'w23', x: 1430, y: 610, h: 400, rot: 7 },
    ],
  },
  {
    ...campaign,
    path: 'campaigns/3',
    ground: { on: 'sweep', colour: '#8fa08f', at: 0.74 },
    things: [
      { prop: 'plinth', x: 880, y: 620, w: 300, h: 230, colour: '#8a9b8a' },
      { prop: 'plinth', x: 1240, y: 500, w: 300, h: 350, colour: '#97a897' },
      { key: 'w22', x: 880, y: 490, w: 250 },
      { key: 'w21', x: 1240, y: 320, h: 380 },
    ],
  },
  {
    ...campaign,
    path: 'campaigns/4',
    standing: false,
    ground: { on: 'wood', colour: '#6f5138', plank: 160, across: true },
    things: [
      { key: 'm01', x: 860, y: 420, w: 480, rot: -7 },
      { key: 'm11', x: 1330, y: 470, h: 820, rot: 5 },
      { key: 'm17', x: 1040, y: 740, w: 300, rot: 9 },
    ],
  },
  {
    ...campaign,
    path: 'campaigns/5',
    standing: false,
    ground: { on: 'linen', colour: '#d9cfbf' },
    light: { through: 'leaves', k: 0.26, sc: 1.5 },
    things: [
      { key: 'w02', x: 1240, y: 450, h: 820, rot: 4 },
      { key: 'w16', x: 830, y: 640, w: 320, rot: -8 },
      { key: 'w24', x: 830, y: 330, w: 260, rot: 6 },
    ],
  },
  {
    ...campaign,
    path: 'campaigns/6',
    standing: false,
    ground: { on: 'paper', colour: '#b5533c' },
    things: [
      { key: 'm22', x: 1330, y: 450, h: 560, rot: 6 },
      { key: 'm10c2', x: 900, y: 440, w: 560, rot: -6 },
      { key: 'm21c3', x: 1110, y: 740, w: 240, rot: 10 },
    ],
  },
];

export const staged: Readonly<Record<string, readonly SceneSpec[]>> = {
  banners,
  tiles,
  blog: covers,
  campaigns,
};
