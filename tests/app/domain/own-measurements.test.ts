import { describe, expect, it } from 'vitest';
import { compare, garmentDimensions, nearestRow, toMillimetres } from '#app/domain/own-measurements.ts';

const own = (name: string, dimension: 'chest' | 'length' | 'bodyChest' | 'insole', millimetres: number) => ({
  id: 1,
  name,
  dimension,
  millimetres,
});
const mine = [
  own('grey hoodie', 'chest', 540),
  own('grey hoodie', 'length', 700),
  own('me', 'bodyChest', 970),
];

describe('comparing', () => {
  it.each([
    [56.4, 'chest', 'wider', 2.4],
    [50, 'chest', 'narrower', 4],
    [72, 'length', 'longer', 2],
    [65.5, 'length', 'shorter', 4.5],
    [54.04, 'chest', 'same', 0.04],
  ] as const)('%s cm of %s is %s', (cm, dimension, how, apart) => {
    const [found, ...rest] = compare(cm, dimension, mine);
    expect(found).toMatchObject({ name: 'grey hoodie', how });
    expect(found!.cm).toBeCloseTo(apart, 6);
    expect(rest).toEqual([]);
  });

  it('says nothing of dimensions that nothing of mine has', () => {
    expect(compare(30, 'waist', mine)).toEqual([]);
  });

  it('on pictures is of garments only', () => {
    expect(garmentDimensions).toContain('chest');
    expect(garmentDimensions.filter((one) => one.startsWith('body'))).toEqual([]);
  });
});

describe('the nearest size', () => {
  const order = ['Size', 'IT', 'Chest (cm)'];
  const chart = { Size: ['S', 'M', 'L'], IT: ['46', '48', '50'], 'Chest (cm)': ['91', '96', '101'] };

  it("is by the body's own measure first", () => {
    expect(nearestRow(order, chart, 'cm', mine)).toEqual({ row: 1, name: 'me', ease: 0 });
  });

  it('else by a garment: twice its width less ease', () => {
    expect(nearestRow(order, chart, 'cm', [own('coat', 'chest', 560)])).toEqual({
      row: 2,
      name: 'coat',
      ease: 10,
    });
  });

  it('is the same in inches', () => {
    const inches = { ...chart, 'Chest (in)': ['35.8', '37.8', '39.8'] };
    expect(nearestRow(['Size', 'Chest (in)'], inches, 'in', mine)?.row).toBe(1);
  });

  it('is none when nothing of mine says anything', () => {
    expect(nearestRow(order, chart, 'cm', [])).toBeNull();
    expect(nearestRow(order, chart, 'cm', [own('shoe', 'insole', 270)])).toBeNull();
  });
});

it('typed lengths are kept in whole millimetres', () => {
  expect([toMillimetres(54.3, 'cm'), toMillimetres(21.4, 'in'), toMillimetres(0.01, 'cm')]).toEqual([
    543, 544, 1,
  ]);
});
