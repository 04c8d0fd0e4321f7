import { activeChips, type FilterChip, type ListParams } from '#app/domain/list-params.ts';
import { listText } from '#app/domain/list-text.ts';
import { formatMoney } from '#app/domain/money.ts';
import { sizeParts } from '#app/domain/my-sizes.ts';
import { regionName } from '#app/domain/region-name.ts';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import type { translator } from '#app/i18n/messages.server.ts';
import type { Preferences } from '#app/server/preferences.server.ts';
import { brandsOf, categoriesOf } from '#app/server/reference.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import type { Liftable, TimeSpan } from '#contract/catalog.ts';
import type { Condition } from '#contract/offer-states.ts';
import type { Gender } from '#contract/primitives.ts';

type T = ReturnType<typeof translator<'catalog'>>;

/** `{filter}:{value}` → name, of values that are keys: designers, categories. */
export type FilterNames = ReadonlyMap<string, string>;

/** Names of the chosen filters whose values are keys, and of the categories that sizes belong to. */
export async function filterNames(visitor: Visitor, params: ListParams): Promise<FilterNames> {
  const names = new Map<string, string>();
  const genders: Gender[] = params.gender ? [params.gender] : ['women', 'men'];
  const mine = params.gender ? visitor.preferences.sizes[params.gender].length : 0;
  if (params.brand.length > 0) {
    for (const brands of await Promise.all(genders.map((gender) => brandsOf(visitor, gender)))) {
      for (const { value, name } of brands) names.set(`brand:${value}`, name);
    }
  }
  if (params.category.length + params.subcategory.length + params.size.length + mine > 0) {
    for (const tree of await Promise.all(genders.map((gender) => categoriesOf(visitor, gender)))) {
      for (const { value, name, children } of tree) {
        names.set(`category:${value}`, name);
        for (const child of children) names.set(`subcategory:${child.value}`, child.name);
      }
    }
  }
  return names;
}

/** "Shoes 42", or the size alone where it stands for any category. */
export function sizeLabel(value: string, names: FilterNames, t: T): string {
  const { category, size } = sizeParts(value);
  return category ? t('sizeOf', { category: names.get(`category:${category}`) ?? category, size }) : size;
}

export function chipLabel(chip: FilterChip, names: FilterNames, preferences: Preferences, t: T): string {
  const { currency, language } = preferences;
  switch (chip.name) {
    case 'lowestPrice':
      return t('atLeast', { price: formatMoney(Number(chip.value), currency, language) });
    case 'highestPrice':
      return t('atMost', { price: formatMoney(Number(chip.value), currency, language) });
    case 'condition':
      return conditionLabel(language, chip.value as Condition);
    case 'region':
      return regionName(chip.value, language);
    case 'size':
      return sizeLabel(chip.value, names, t);
    case 'marketplace':
      return t('fromPeople');
    case 'time':
      return t(`time${chip.value as TimeSpan}`);
    default:
      return names.get(`${chip.name}:${chip.value}`) ?? chip.value;
  }
}

/** A filter in words, with everything chosen in it: "Size: M, L". */
export function liftLabel(
  filter: Liftable,
  params: ListParams,
  names: FilterNames,
  preferences: Preferences,
  t: T,
): string {
  if (filter === 'keyword') return t('liftKeyword', { keyword: params.keyword });
  if (filter === 'gender') return t('liftGender');
  const mine = (chip: FilterChip) =>
    filter === 'price'
      ? chip.name === 'lowestPrice' || chip.name === 'highestPrice'
      : filter === 'mp'
        ? chip.name === 'marketplace'
        : chip.name === filter;
  const labels = activeChips(params)
    .filter(mine)
    .map((chip) => chipLabel(chip, names, preferences, t));
  return listText(labels, preferences.language);
}
