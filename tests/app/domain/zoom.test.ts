import { describe, expect, it } from 'vitest';
import { placeOf, pointAt } from '#app/domain/measure.ts';
import { moveBy, nextStep, whole, zoomBy, zoomedBox } from '#app/domain/zoom.ts';

const frame = { width: 400, height: 800 };
const box = { left: 0, top: 150, width: 400, height: 500 };

describe('zooming', () => {
  it('keeps the place under the finger where it is', () => {
    const finger = { x: 300, y: 400 };
    const before = pointAt(finger, box);
    const zoomed = zoomedBox(zoomBy(whole, 2.5, finger, box, frame), box);
    const after = placeOf(before, zoomed);
    expect(after.x).toBeCloseTo(finger.x, 6);
    expect(after.y).toBeCloseTo(finger.y, 6);
    expect(zoomed.width).toBeCloseTo(1000, 6);
  });

  it('goes from whole to eight times and no further', () => {
    const middle = { x: 200, y: 400 };
    expect(zoomBy(whole, 0.2, middle, box, frame)).toEqual(whole);
    expect(zoomBy(whole, 99, middle, box, frame).scale).toBe(8);
  });

  it('moves to the edges of the picture only, and not at all while it is whole', () => {
    expect(moveBy(whole, 50, 50, box, frame)).toEqual(whole);
    const twice = zoomBy(whole, 2, { x: 200, y: 400 }, box, frame);
    const far = zoomedBox(moveBy(twice, 9999, 9999, box, frame), box);
    expect([far.left, far.top]).toEqual([0, 0]);
  });

  it('has steps of one, two and four', () => {
    expect([nextStep(1, true), nextStep(2, true), nextStep(4, true)]).toEqual([2, 4, 4]);
    expect([nextStep(3, true), nextStep(3, false), nextStep(1, false)]).toEqual([4, 2, 1]);
  });
});
