import { describe, expect, it } from 'vitest';
import { idle, slideAfter, swipe, type Swipe } from '#app/domain/swipe.ts';

/** A pointer that goes down at 0,0 and then through these places, each `[x, y, milliseconds]`. */
function through(...places: [number, number, number][]): Swipe {
  return places.reduce(
    (state, [x, y, time]) => swipe(state, { type: 'move', x, y, time }),
    swipe(idle, { type: 'down', x: 0, y: 0, time: 0 }),
  );
}

describe('a swipe (4#45–47, 9#14)', () => {
  it.each<[string, Swipe['phase'], [number, number, number][]]>([
    ['starts judging', 'judging', []],
    ['judges on within 8 px', 'judging', [[8, 0, 100]]],
    ['follows over 8 px', 'following', [[8.1, 0, 100]]],
    ['follows to the other side', 'following', [[-9, 2, 100]]],
    ['follows a quick start over 0.2 px a millisecond', 'following', [[5, 0, 20]]],
    ['does not follow at 0.2', 'judging', [[4, 0, 20]]],
    ['is cancelled by 8 px upright', 'idle', [[3, 8.1, 100]]],
    [
      'is cancelled upright after a slow start',
      'idle',
      [
        [2, 2, 50],
        [5, -9, 120],
      ],
    ],
    [
      'stays followed when it turns upright later',
      'following',
      [
        [20, 0, 100],
        [25, 60, 200],
      ],
    ],
  ])('%s', (_, phase, places) => {
    expect(through(...places).phase).toBe(phase);
  });

  it('is over when it is cancelled, and nothing moves without a start', () => {
    expect(swipe(through([30, 0, 100]), { type: 'cancel' })).toEqual(idle);
    expect(swipe(idle, { type: 'move', x: 90, y: 0, time: 1 })).toEqual(idle);
  });

  it('moves one slide when let go fast, however short the way', () => {
    const fast = through([-10, 0, 100], [-20, 0, 120]);
    expect(slideAfter(fast, 1, 4, 400)).toBe(2);
    expect(slideAfter(through([10, 0, 100], [20, 0, 120]), 1, 4, 400)).toBe(0);
    // Fast back after a long way forth: one back.
    expect(slideAfter(through([-300, 0, 500], [-290, 0, 510]), 1, 4, 400)).toBe(0);
  });

  it('rests on the nearest slide when let go slowly', () => {
    expect(slideAfter(through([-190, 0, 2000]), 1, 4, 400)).toBe(1);
    expect(slideAfter(through([-210, 0, 2000]), 1, 4, 400)).toBe(2);
    expect(slideAfter(through([-20, 0, 100], [-20, 0, 400]), 1, 4, 400)).toBe(1);
  });

  it('stays among the slides, and on its own when there was no swipe', () => {
    expect(slideAfter(through([-300, 0, 100]), 3, 4, 400)).toBe(3);
    expect(slideAfter(through([300, 0, 100]), 0, 4, 400)).toBe(0);
    expect(slideAfter(through([2, 0, 100]), 2, 4, 400)).toBe(2);
  });
});
