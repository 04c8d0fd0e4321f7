import type { Recipe } from '../recipe.ts';
import { bodyAndHome } from './body-and-home.ts';
import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { boots } from './boots.ts';
import { dresses } from './dresses.ts';
import { heels } from './heels.ts';
import { knitwear } from './knitwear.ts';
import { jewellery } from './jewellery.ts';
import { lowShoes } from './low-shoes.ts';
import { outerwear } from './outerwear.ts';
import { sandals } from './sandals.ts';
import { shirts } from './shirts.ts';
import { sneakers } from './sneakers.ts';
import { tShirts } from './t-shirts.ts';
import { tailoring } from './tailoring.ts';
import { legwear } from './trousers.ts';

/** Every family of things, under the name of its file in this folder. */
export const families: Readonly<Record<string, readonly Recipe[]>> = {
  't-shirts': tShirts,
  knitwear,
  shirts,
  outerwear,
  tailoring,
  trousers: legwear,
  dresses,
  'body-and-home': bodyAndHome,
  sneakers,
  boots,
  'low-shoes': lowShoes,
  heels,
  sandals,
  bags,
  accessories,
  jewellery,
};

export const recipes: readonly Recipe[] = Object.values(families).flat();
