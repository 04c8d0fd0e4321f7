import { describe, expect, it } from 'vitest';
import {
  markFields,
  noMarks,
  ratioOfMarks,
  readMarks,
  references,
  writePoints,
} from '#app/domain/calibration.ts';
import { measure } from '#app/domain/measure.ts';

const at = (x: number, y: number) => ({ x, y });
const photo = '/media/upload/abcdefgh';
const form = (fields: Record<string, string>) => (name: string) => fields[name] ?? null;
const names = markFields(photo);

describe('a photo with something of known length on it (I2)', () => {
  it.each(Object.entries(references))('is measurable by a %s of %s cm', (reference, cm) => {
    const marks = { points: [at(0.1, 0.2), at(0.4, 0.6)], reference: reference as 'ruler', custom: '' };
    const ratio = ratioOfMarks(marks)!;
    expect(measure(at(0.1, 0.2), at(0.4, 0.6), ratio)).toBeCloseTo(cm, 2);
  });

  it('is measurable by a length of the seller’s own', () => {
    const marks = { points: [at(0, 0), at(0.5, 0)], reference: 'custom' as const, custom: '37,5' };
    expect(ratioOfMarks(marks)).toBe(0.2);
  });

  it('is not with a point missing, no length, or points that lie on each other (I4)', () => {
    expect(ratioOfMarks(noMarks)).toBeNull();
    expect(ratioOfMarks({ ...noMarks, points: [at(0, 0)] })).toBeNull();
    expect(ratioOfMarks({ points: [at(0, 0), at(0.5, 0)], reference: 'custom', custom: 'long' })).toBeNull();
    expect(ratioOfMarks({ ...noMarks, points: [at(0.2, 0.2), at(0.2, 0.2)] })).toBeNull();
  });
});

describe('the form', () => {
  const points = [at(0.1, 0.2), at(0.4, 0.6)];

  it('brings marks back', () => {
    const fields = { [names.points]: writePoints(points), [names.reference]: 'card', [names.custom]: '' };
    expect(readMarks(photo, form(fields))).toEqual({
      marks: { points, reference: 'card', custom: '' },
      tapped: false,
    });
  });

  it('adds the point that was pressed on the photo, the third as a chain', () => {
    const tap = { [`${names.tap}.x`]: '160', [`${names.tap}.y`]: '80' };
    expect(readMarks(photo, form(tap))).toMatchObject({ marks: { points: [at(0.5, 0.25)] }, tapped: true });
    expect(readMarks(photo, form({ ...tap, [names.points]: writePoints(points) })).marks.points).toEqual([
      at(0.4, 0.6),
      at(0.5, 0.25),
    ]);
  });

  it('reads nonsense as nothing', () => {
    const fields = { [names.points]: '9,9 x 1', [names.reference]: 'ell', [names.custom]: '12345678910' };
    expect(readMarks(photo, form(fields)).marks).toEqual({
      points: [],
      reference: 'ruler',
      custom: '12345678',
    });
  });
});
