import { random, seedOf } from '../../random.ts';
import { boxOf } from '../compose.ts';
import { keyOf, modelOf, type Recipe } from '../recipe.ts';
import { hangs } from './roles.ts';
import { type Ground, lightnessOf, type SceneSpec, type Thing } from './spec.ts';

/* Photos as sellers take them at home: never in the middle, never straight, on what is there. */

const dark: readonly Ground[] = [
  { on: 'wood', colour: '#8d6a48', plank: 150 },
  { on: 'wood', colour: '#6f5138', plank: 120, across: true },
  { on: 'carpet', colour: '#8b8f93' },
  { on: 'linen', colour: '#8f8778' },
  { on: 'carpet', colour: '#6d655c' },
];
const bright: readonly Ground[] = [
  { on: 'linen', colour: '#e4ded3' },
  { on: 'wood', colour: '#c4a27a', plank: 170, across: true },
  { on: 'carpet', colour: '#cfc6b8' },
  { on: 'linen', colour: '#d5dade' },
  { on: 'wood', colour: '#b99a74', plank: 140 },
];
const walls: readonly string[] = ['#cfcac2', '#d9d3c6', '#c5cacc', '#d8c9bd'];

/** How many photos sellers have of each colour of a shape. */
const COUNTS = [1, 1];

function spec(recipe: Recipe, index: number, photo: number): SceneSpec {
  const key = keyOf(recipe, index);
  const r = random(seedOf('snapshot', key, photo));
  const light = lightnessOf(key);
  const hung = hangs(recipe.id) && r.chance(0.45);
  const ground: Ground = hung
    ? { on: 'plaster', colour: light > 0.75 ? '#a9a39a' : r.pick(walls) }
    : r.pick(light > 0.62 ? dark : bright);
  const x = Math.round(r.between(470, 530));
  const rot = Math.round(r.between(-7, 7) * 10) / 10;
  const thing: Thing = hung
    ? { hung: key, x, y: 130, scale: Math.min(r.between(0.84, 0.92), hangingRoom(recipe)) }
    : { key, x, y: Math.round(r.between(490, 540)), rot, ...fit(recipe) };
  return {
    path: `snapshots/${key}-${photo}`,
    W: 1000,
    H: 1000,
    scale: 0.64,
    ground,
    light: hung || r.chance(0.4) ? { through: 'window', k: r.between(0.22, 0.34) } : undefined,
    exposure: Math.round(r.between(0.92, 1.04) * 100) / 100,
    things: [thing],
  };
}

/** The largest of a square photo's sides that a thing may take: it lies a little askew. */
const ROOM = 860;

/** Tall things fill the height, wide ones the width, and both end within the photo. */
function fit(recipe: Recipe): { w: number } | { h: number } {
  const [x0, y0, x1, y1] = boxOf(modelOf(recipe));
  const shape = (x1 - x0) / (y1 - y0);
  const filled = fill(recipe);
  if ('w' in filled) return filled.w / shape > ROOM + 40 ? { h: ROOM } : filled;
  return filled.h * shape > ROOM + 40 ? { w: ROOM } : filled;
}

function fill({ frame, ground }: Recipe): { w: number } | { h: number } {
  if (ground && (frame.fw ?? 0) > (frame.fh ?? 0)) return { w: 720 };
  return (frame.fh ?? 0.8) > 0.8
    ? { h: 880 }
    : (frame.fw ?? 0) > (frame.fh ?? 0) + 0.05
      ? { w: 700 }
      : { h: 800 };
}

/** The scale at which the hem of what hangs from the hook is still seen. */
const hangingRoom = (recipe: Recipe) => Math.floor((830 / (boxOf(modelOf(recipe))[3] - 200)) * 1000) / 1000;

export const snapshotsOf = (recipe: Recipe, index: number): SceneSpec[] =>
  Array.from({ length: COUNTS[index] ?? 0 }, (_, photo) => spec(recipe, index, photo));
