import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaPath, niceTicks, stepPath, timeTicks, xAt, yAt } from '#app/components/chart-geometry.ts';
import type { ChartBox } from '#app/components/chart-geometry.ts';

const box: ChartBox = { left: 40, right: 440, top: 0, bottom: 100, from: 0, to: 400, low: 100, high: 200 };

describe('step lines', () => {
  it('hold a price until it changes, and the last one to the end', () => {
    const points = [
      { time: 0, value: 100 },
      { time: 200, value: 150 },
    ];
    expect(stepPath(box, points)).toBe('M40 100H240V50H440');
    expect(areaPath(box, points)).toBe('M40 100H240V50H440V100H40Z');
  });
  it('end where there is none, and begin again later: gaps are gaps (D13)', () => {
    const points = [
      { time: 0, value: 100 },
      { time: 100, value: null },
      { time: 200, value: 150 },
      { time: 300, value: null },
    ];
    expect(stepPath(box, points)).toBe('M40 100H140M240 50H340');
    expect(areaPath(box, points)).toBe('M40 100H140V100H40ZM240 50H340V100H240Z');
    expect(stepPath(box, [{ time: 100, value: null }])).toBe('');
  });
  it('are nothing without points', () => {
    expect(stepPath(box, [])).toBe('');
    expect(areaPath(box, [])).toBe('');
  });
  it('stay inside the box', () => {
    expect(xAt(box, -50)).toBe(40);
    expect(xAt(box, 900)).toBe(440);
    expect(yAt(box, 900)).toBe(0);
    expect(yAt({ ...box, low: 5, high: 5 }, 5)).toBe(50);
  });
});

describe('niceTicks', () => {
  it('is round and spans the values', () => {
    expect(niceTicks(142, 205)).toEqual([125, 150, 175, 200, 225]);
  });
  it('puts a price that never moved in the middle', () => {
    const ticks = niceTicks(100, 100);
    expect(ticks[0]).toBeLessThan(100);
    expect(ticks.at(-1)).toBeGreaterThan(100);
  });
  it('spans any values with few ascending ticks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (low, span) => {
        const ticks = niceTicks(low, low + span);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span);
        expect(new Set(ticks).size).toBe(ticks.length);
        expect([...ticks].sort((a, b) => a - b)).toEqual(ticks);
      }),
    );
  });
});

describe('timeTicks', () => {
  it('is the first of the months of half a year', () => {
    const ticks = timeTicks(Date.UTC(2024, 5, 20), Date.UTC(2024, 11, 20));
    expect(ticks.map((time) => new Date(time).toISOString().slice(0, 10))).toEqual(
      ['07', '08', '09', '10', '11', '12'].map((month) => `2024-${month}-01`),
    );
  });
  it('is thirds of a month, and at most seven of a year', () => {
    expect(timeTicks(0, 300)).toEqual([0, 100, 200]);
    expect(timeTicks(Date.UTC(2024, 0, 5), Date.UTC(2025, 0, 5)).length).toBeLessThanOrEqual(7);
  });
});
