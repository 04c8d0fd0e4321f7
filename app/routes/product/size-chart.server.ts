import type { LoaderFunctionArgs } from '@remix-run/node';
import type { SizeChartData } from '#app/components/SizeChart.tsx';
import { safeForward } from '#app/domain/forward.ts';
import { lengthText, lengthUnits } from '#app/domain/measure.ts';
import { isOneOf } from '#app/domain/vocabulary.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { nearestRow } from '#app/domain/own-measurements.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import { chartView } from '#app/domain/size-chart.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { notFoundPage, requireGender } from '#app/server/guards.server.ts';
import { readOwnMeasurements } from '#app/server/own-measurements.server.ts';
import { categoriesOf, sizeChartOf } from '#app/server/reference.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

/** The chart of a category, in the person's unit, with the row nearest to what they saved. */
export async function loadSizeChart(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const { language, unit } = visitor.preferences;
  const t = translator(language, 'gallery');
  const url = new URL(args.request.url);
  const get = (name: string) => url.searchParams.get(name);
  const gender = requireGender(get('gender') ?? undefined);
  const categories = await categoriesOf(visitor, gender);
  const category = categories.find(({ value }) => value === get('category'));
  // Only charts of the shop's own categories are asked for, and kept.
  if (!category) throw notFoundPage(t('noSizeChart'));
  const below = category.children.find(({ value }) => value === get('subcategory'));
  const [chart, mine] = await Promise.all([
    sizeChartOf(visitor, gender, category.value, below?.value, unit),
    readOwnMeasurements(args.request, visitor),
  ]);
  const view = chartView(chart, get('column'));
  const nearest = nearestRow(chart.order, chart.sizeChart, unit, mine);
  const shown: SizeChartData = {
    ...view,
    columns: view.columns.map((column) => columnName(column, language)),
    unitLinks: view.units.map((label) => ({
      label,
      href: pageAddress(url, { column: label === view.units[0] ? null : label }),
      current: label === view.unit,
    })),
    lengthLinks: lengthUnits.map((one) => ({
      unit: one,
      href: pageAddress(url, { unit: one }),
      current: one === unit,
    })),
    nearest: nearest && {
      row: nearest.row,
      text: t(nearest.ease > 0 ? 'nearestGarment' : 'nearestBody', {
        name: nearest.name,
        size: view.rows[nearest.row]?.[0] ?? '',
        ease: lengthText(nearest.ease, unit, language),
      }),
    },
  };
  return {
    chart: shown,
    category: (below ?? category).name,
    back: get('forward') ? safeForward(get('forward')) : null,
    title: `${t('sizeChart')} · Offcut`,
    messages: messagesFor(language, ['gallery']),
  };
}

/** What the charts measure, by their own English. */
const measures = {
  Bust: 'chest',
  Chest: 'chest',
  Waist: 'waist',
  Hip: 'hip',
  Sleeve: 'sleeve',
  'Inside leg': 'inseam',
  'Foot length': 'footLength',
} as const;

/** A column in a language: `Waist (in)` → ウエスト (in), `Size` → サイズ; `FR` and what the shop does not know stay. */
function columnName(column: string, language: string): string {
  if (column === 'Size') return translator(language, 'product')('sizeTitle');
  const [, measure = '', unit] = /^(.+) \((cm|in)\)$/.exec(column) ?? [];
  if (!isOneOf(Object.keys(measures) as (keyof typeof measures)[], measure)) return column;
  const t = translator(language, 'gallery');
  // English has a word of its own for the chest of women.
  const name = language === defaultLanguage ? measure : t(measures[measure]);
  return `${name} (${unit === 'cm' ? t('cm') : t('in')})`;
}
