import type { Gender } from '#contract/primitives.ts';
import type { SizeSystem } from './shapes/shape.ts';

interface Sizing {
  sizes: readonly string[];
  /** What the sizes are counted in; null for letters and for one size. */
  unit: string | null;
}

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => String(from + index * step));

/** The sizes a thing is made in. */
export function sizing(system: SizeSystem, gender: Gender): Sizing {
  const men = gender === 'men';
  switch (system) {
    case 'alpha':
      return {
        sizes: men ? ['XS', 'S', 'M', 'L', 'XL', 'XXL'] : ['XXS', 'XS', 'S', 'M', 'L', 'XL'],
        unit: null,
      };
    case 'tailoring':
      return men ? { sizes: range(44, 56, 2), unit: 'IT' } : { sizes: range(36, 46, 2), unit: 'IT' };
    case 'trousers':
      return men ? { sizes: range(44, 56, 2), unit: 'IT' } : { sizes: range(34, 44, 2), unit: 'FR' };
    case 'dress':
      return { sizes: range(34, 44, 2), unit: 'FR' };
    case 'jeans':
      return men ? { sizes: range(28, 38), unit: 'W' } : { sizes: range(24, 32), unit: 'W' };
    case 'shoe':
      return men ? { sizes: range(39, 46), unit: 'EU' } : { sizes: range(35, 42), unit: 'EU' };
    case 'belt':
      return { sizes: men ? range(80, 105, 5) : range(70, 95, 5), unit: 'cm' };
    case 'watch':
      return { sizes: ['38 mm'], unit: null };
    case 'glove':
      return { sizes: men ? ['8', '8.5', '9', '9.5', '10'] : ['6.5', '7', '7.5', '8'], unit: null };
    case 'sock':
      return { sizes: men ? ['39-42', '43-46'] : ['35-38', '39-42'], unit: 'EU' };
    case 'ring':
      return { sizes: men ? range(56, 66, 2) : range(48, 58, 2), unit: 'mm' };
    case 'one':
      return { sizes: ['One Size'], unit: null };
  }
}

/** How often each size is asked for: the middle of the row most. */
export function sizeWeights(sizes: readonly string[]): Record<string, number> {
  const middle = (sizes.length - 1) / 2;
  return Object.fromEntries(
    sizes.map((size, at) => [size, Math.exp(-(((at - middle) / (sizes.length / 3.2)) ** 2))]),
  );
}

type Unit = 'cm' | 'in';
interface SizeChartRow {
  gender: Gender;
  category1: string;
  category2: string;
  unit: Unit;
  chart: { order: string[]; sizeChart: Record<string, string[]> };
}

/** Columns of a chart: letters and numbers as they are, body measures in centimetres from one row to the next. */
interface ChartPlan {
  category1: string;
  category2: string;
  columns: [string, string[]][];
  /** Name, centimetres of the first row, centimetres more per row. */
  measures: [string, number, number][];
}

const plans: Record<Gender, ChartPlan[]> = {
  men: [
    {
      category1: 'clothing',
      category2: '',
      columns: [
        ['Size', ['XS', 'S', 'M', 'L', 'XL', 'XXL']],
        ['IT', range(44, 54, 2)],
        ['UK/US', range(34, 44, 2)],
      ],
      measures: [
        ['Chest', 86, 5],
        ['Waist', 72, 5],
        ['Hip', 88, 5],
      ],
    },
    ...['coats', 'trench-coats', 'blazers', 'suits', 'waistcoats', 'trousers'].map((category2) => ({
      category1: 'clothing',
      category2,
      columns: [
        ['IT', range(44, 56, 2)],
        ['UK/US', range(34, 46, 2)],
        ['Letter', ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']],
      ] as [string, string[]][],
      measures: [
        ['Chest', 86, 4],
        ['Waist', 74, 4],
        ['Sleeve', 61, 0.8],
      ] as [string, number, number][],
    })),
    ...['jeans', 'chinos'].map((category2) =>
      category2 === 'jeans'
        ? {
            category1: 'clothing',
            category2,
            columns: [
              ['W', range(28, 38)],
              ['IT', range(42, 52)],
            ] as [string, string[]][],
            measures: [
              ['Waist', 72, 2.5],
              ['Hip', 88, 2.5],
              ['Inside leg', 80, 0.3],
            ] as [string, number, number][],
          }
        : {
            category1: 'clothing',
            category2,
            columns: [
              ['IT', range(44, 56, 2)],
              ['W', range(28, 40, 2)],
            ] as [string, string[]][],
            measures: [
              ['Waist', 74, 4],
              ['Hip', 90, 4],
              ['Inside leg', 80, 0.3],
            ] as [string, number, number][],
          },
    ),
    {
      category1: 'shoes',
      category2: '',
      columns: [
        ['EU', range(39, 46)],
        ['UK', range(5, 12)],
        ['US', range(6, 13)],
      ],
      measures: [['Foot length', 24.7, 0.66]],
    },
    {
      category1: 'accessories',
      category2: 'belts',
      columns: [
        ['Size', range(80, 105, 5)],
        ['US', range(32, 42, 2)],
      ],
      measures: [['Waist', 80, 5]],
    },
    {
      category1: 'accessories',
      category2: 'rings',
      columns: [['Size', range(56, 66, 2)]],
      measures: [['Inside, around', 5.6, 0.2]],
    },
    {
      category1: 'accessories',
      category2: 'gloves',
      columns: [['Size', ['8', '8.5', '9', '9.5', '10']]],
      measures: [['Palm, around', 21.6, 1.35]],
    },
    {
      category1: 'accessories',
      category2: 'socks',
      columns: [['EU', ['39-42', '43-46']]],
      measures: [['Foot length', 24.7, 2.64]],
    },
  ],
  women: [
    {
      category1: 'clothing',
      category2: '',
      columns: [
        ['Size', ['XXS', 'XS', 'S', 'M', 'L', 'XL']],
        ['FR', range(32, 42, 2)],
        ['UK', range(4, 14, 2)],
        ['US', range(0, 10, 2)],
      ],
      measures: [
        ['Bust', 78, 4],
        ['Waist', 60, 4],
        ['Hip', 84, 4],
      ],
    },
    ...['coats', 'trench-coats', 'blazers', 'suits', 'waistcoats'].map((category2) => ({
      category1: 'clothing',
      category2,
      columns: [
        ['IT', range(36, 46, 2)],
        ['FR', range(32, 42, 2)],
        ['UK', range(4, 14, 2)],
        ['US', range(0, 10, 2)],
      ] as [string, string[]][],
      measures: [
        ['Bust', 78, 4],
        ['Waist', 60, 4],
        ['Hip', 84, 4],
      ] as [string, number, number][],
    })),
    ...['trousers', 'dresses', 'gowns', 'skirts'].map((category2) => ({
      category1: 'clothing',
      category2,
      columns: [
        ['FR', range(34, 44, 2)],
        ['IT', range(38, 48, 2)],
        ['UK', range(6, 16, 2)],
        ['US', range(2, 12, 2)],
      ] as [string, string[]][],
      measures: [
        ['Bust', 82, 4],
        ['Waist', 64, 4],
        ['Hip', 88, 4],
      ] as [string, number, number][],
    })),
    {
      category1: 'clothing',
      category2: 'jeans',
      columns: [
        ['W', range(24, 32)],
        ['FR', range(32, 48, 2)],
      ],
      measures: [
        ['Waist', 61, 2.5],
        ['Hip', 86, 2.5],
      ],
    },
    {
      category1: 'shoes',
      category2: '',
      columns: [
        ['EU', range(35, 42)],
        ['UK', range(2, 9)],
        ['US', range(4, 11)],
      ],
      measures: [['Foot length', 22, 0.66]],
    },
    {
      category1: 'accessories',
      category2: 'belts',
      columns: [
        ['Size', range(70, 95, 5)],
        ['US', range(28, 38, 2)],
      ],
      measures: [['Waist', 70, 5]],
    },
    {
      category1: 'accessories',
      category2: 'rings',
      columns: [['Size', range(48, 58, 2)]],
      measures: [['Inside, around', 4.8, 0.2]],
    },
    {
      category1: 'accessories',
      category2: 'gloves',
      columns: [['Size', ['6.5', '7', '7.5', '8']]],
      measures: [['Palm, around', 17.6, 1.35]],
    },
    {
      category1: 'accessories',
      category2: 'socks',
      columns: [['EU', ['35-38', '39-42']]],
      measures: [['Foot length', 22, 2.64]],
    },
  ],
};

/** Size charts in both units (3#16): the first column labels the rows and holds exactly the sizes of the styles. */
export const sizeCharts: readonly SizeChartRow[] = (['men', 'women'] as const).flatMap((gender) =>
  plans[gender].flatMap((plan) =>
    (['cm', 'in'] as const).map((unit) => {
      const rows = plan.columns[0]?.[1].length ?? 0;
      const measures = plan.measures.map(([name, first, more]): [string, string[]] => [
        `${name} (${unit})`,
        Array.from({ length: rows }, (_, row) => {
          const cm = first + more * row;
          return String(Math.round((unit === 'cm' ? cm : cm * 0.3937) * 10) / 10);
        }),
      ]);
      const columns = [...plan.columns, ...measures];
      return {
        gender,
        category1: plan.category1,
        category2: plan.category2,
        unit,
        chart: { order: columns.map(([name]) => name), sizeChart: Object.fromEntries(columns) },
      };
    }),
  ),
);
