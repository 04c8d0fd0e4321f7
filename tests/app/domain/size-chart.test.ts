import { describe, expect, it } from 'vitest';
import { chartView } from '#app/domain/size-chart.ts';

const chart = {
  order: ['EU', 'UK', 'US', 'Foot length (cm)'],
  sizeChart: { EU: ['39', '40'], UK: ['5', '6'], US: ['6', '7'], 'Foot length (cm)': ['24.7', '25.4'] },
};

describe('a size chart (3#16, 4#44)', () => {
  it('labels rows by its first column and starts with the first unit', () => {
    expect(chartView(chart, null)).toEqual({
      units: ['UK', 'US'],
      unit: 'UK',
      columns: ['EU', 'UK', 'Foot length (cm)'],
      rows: [
        ['39', '5', '24.7'],
        ['40', '6', '25.4'],
      ],
    });
  });

  it('shows another unit when it is chosen, and the first for one that it does not have', () => {
    expect(chartView(chart, 'US').rows[1]).toEqual(['40', '7', '25.4']);
    expect(chartView(chart, 'Foot length (cm)').unit).toBe('UK');
    expect(chartView(chart, 'JP').unit).toBe('UK');
  });

  it('may have lengths only, holes, or nothing', () => {
    const lengths = { order: ['Size', 'Waist (in)'], sizeChart: { Size: ['S', 'M'], 'Waist (in)': ['28'] } };
    expect(chartView(lengths, null)).toMatchObject({
      units: [],
      unit: null,
      rows: [
        ['S', '28'],
        ['M', ''],
      ],
    });
    expect(chartView({ order: [], sizeChart: {} }, null)).toEqual({
      units: [],
      unit: null,
      columns: [],
      rows: [],
    });
  });
});
