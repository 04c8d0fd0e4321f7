import { describe, expect, it } from 'vitest';
import {
  addPoint,
  boxIn,
  calibrate,
  defaultUnit,
  inUnit,
  isMeasurable,
  lengthText,
  LOUPE,
  loupeAt,
  measure,
  movePoint,
  placeOf,
  pointAt,
  readPoint,
  stepPoint,
  writePoint,
} from '#app/domain/measure.ts';

const at = (x: number, y: number) => ({ x, y });

describe('lengths', () => {
  it('are 15 cm per ratio unit, whatever the size in which the picture is shown (I1, 9#15)', () => {
    // 15 cm cover a fifth of the picture: its whole width shows 75 cm.
    expect(measure(at(0, 0.3), at(1, 0.3), 0.2)).toBeCloseTo(75, 10);
    expect(measure(at(0.1, 0.1), at(0.4, 0.5), 0.2)).toBeCloseTo(37.5, 10);
    // Upright and level count the same: both are shares of the width.
    expect(measure(at(0.2, 0.1), at(0.2, 1.1), 0.2)).toBeCloseTo(75, 10);
  });

  it('are known marks on a synthetic picture to 0.1 cm, tapped in any size of it', () => {
    // A sheet of 1000 x 1250 px with 12.5 px to the centimetre: 15 cm are 187.5 px.
    const ratio = 187.5 / 1000;
    const marks = [
      { a: at(100, 200), b: at(725, 200), cm: 50 },
      { a: at(60, 1190), b: at(60, 65), cm: 90 },
      { a: at(300, 300), b: at(675, 800), cm: 50 },
    ];
    for (const width of [320, 390, 480, 640, 913.6, 1440]) {
      const box = boxIn({ width, height: width * 1.25 }, { width: 1000, height: 1250 });
      for (const { a, b, cm } of marks) {
        const tap = (mark: { x: number; y: number }) =>
          pointAt(at((mark.x / 1000) * width, (mark.y / 1000) * width), box);
        expect(Math.abs(measure(tap(a), tap(b), ratio) - cm), `${cm} at ${width}`).toBeLessThan(0.1);
      }
    }
  });

  it('are written with one decimal in the unit, inches by 0.3937 (9#15)', () => {
    expect(inUnit(100, 'in')).toBeCloseTo(39.37, 10);
    expect(lengthText(54.26, 'cm', 'en')).toBe('54.3 cm');
    expect(lengthText(54.3, 'in', 'en')).toBe('21.4 in');
    expect(lengthText(54.26, 'cm', 'de')).toBe('54,3 cm');
    expect(lengthText(50, 'cm', 'en')).toBe('50.0 cm');
  });

  it('start in inches in the United States and in centimetres elsewhere (B10)', () => {
    expect([defaultUnit('US'), defaultUnit('GB'), defaultUnit('DE')]).toEqual(['in', 'cm', 'cm']);
  });
});

it.each([
  [0.01, true],
  [20, true],
  [0.009, false],
  [20.1, false],
  [-1, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  [undefined, false],
  [null, false],
])('a ratio of %s can be measured with: %s (I4, 5#31)', (ratio, valid) => {
  expect(isMeasurable(ratio)).toBe(valid);
});

it('calibrating and measuring undo each other (I2)', () => {
  for (const cm of [8.56, 15, 21, 29.7, 40]) {
    const [a, b] = [at(0.2, 0.3), at(0.61, 0.74)];
    expect(measure(a, b, calibrate(a, b, cm))).toBeCloseTo(cm, 2);
  }
  expect(calibrate(at(0.5, 0.5), at(0.5, 0.5), 15)).toBe(-1);
  expect(calibrate(at(0, 0), at(1, 0), 0)).toBe(-1);
});

describe('points', () => {
  const [a, b, c] = [at(0.1, 0.1), at(0.2, 0.2), at(0.3, 0.3)];

  it('are two; a third one chains from the last (4#51, A21)', () => {
    expect(addPoint([], a)).toEqual([a]);
    expect(addPoint([a], b)).toEqual([a, b]);
    expect(addPoint([a, b], c)).toEqual([b, c]);
  });

  it('stay on the picture', () => {
    expect(addPoint([], at(-1, 9))).toEqual([at(0, 5)]);
    expect(movePoint([a, b], 1, at(2, -3))).toEqual([a, at(1, 0)]);
  });

  it('move by a hundredth with the arrow keys, by a thousandth with Shift (I7)', () => {
    expect(stepPoint(a, 'ArrowRight', false)).toEqual(at(0.11, 0.1));
    expect(stepPoint(a, 'ArrowUp', true)).toEqual(at(0.1, 0.099));
    expect(stepPoint(at(0, 0), 'ArrowLeft', false)).toEqual(at(0, 0));
    expect(stepPoint(a, 'Enter', false)).toBeNull();
  });

  it('go into an address and come back', () => {
    for (const point of [a, at(0, 0), at(1, 4.9999), at(0.12345, 0.98765)]) {
      const read = readPoint(writePoint(point))!;
      expect(read.x).toBeCloseTo(point.x, 4);
      expect(read.y).toBeCloseTo(point.y, 4);
    }
  });

  it.each([null, '', '1', '1,2,3', 'a,b', '-0.1,0.2', '1.1,0', '0.5,5.1', '0.5;0.5', '1e-3,0'])(
    'are none in %s',
    (text) => expect(readPoint(text)).toBeNull(),
  );
});

describe('a picture in its frame', () => {
  it('is whole and in the middle', () => {
    expect(boxIn({ width: 600, height: 500 }, { width: 1000, height: 1250 })).toEqual({
      left: 100,
      top: 0,
      width: 400,
      height: 500,
    });
  });

  it('has the same point at a place, and the same place of a point, also when it is zoomed (I5)', () => {
    const box = { left: -200, top: -350, width: 1120, height: 1400 };
    const point = pointAt(at(300, 420), box);
    expect(placeOf(point, box)).toEqual(at(300, 420));
    // Outside there is no picture to measure.
    expect(pointAt(at(-900, 5000), box)).toEqual(at(0, 1.25));
  });
});

it('the magnifier of 110 px is up and left of the finger, and turns at the edges', () => {
  expect(LOUPE).toBe(110);
  expect(loupeAt(at(300, 300))).toEqual(at(172, 172));
  expect(loupeAt(at(20, 300))).toEqual(at(38, 172));
  expect(loupeAt(at(300, 20))).toEqual(at(172, 38));
  expect(loupeAt(at(0, 0))).toEqual(at(18, 18));
});
