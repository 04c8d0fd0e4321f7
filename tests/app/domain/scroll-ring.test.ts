import { expect, it } from 'vitest';
import { emptyRing, SCROLL_ENTRIES, visit, type ScrollRing } from '#app/domain/scroll-ring.ts';

const visited = (keys: string[], ring: ScrollRing = emptyRing) => keys.reduce(visit, ring);
const nameOf = (ring: ScrollRing) => ring.entries[0]!.name;

it('remembers the last six history entries (2.1#74)', () => {
  const ring = visited(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(ring.entries).toHaveLength(SCROLL_ENTRIES);
  expect(nameOf(visit(ring, 'a'))).toBe('a');
  // Going back and forth among six loses nothing.
  expect(
    visited(['e', 'd', 'c', 'b', 'a'], ring)
      .entries.map(({ name }) => name)
      .sort(),
  ).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('forgets the seventh: come back to, it has a name nothing was kept under', () => {
  const ring = visited(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(ring.entries.map(({ key }) => key)).not.toContain('a');
  const back = visit(ring, 'a');
  expect(nameOf(back)).not.toBe('a');
  expect(nameOf(visit(back, 'a'))).toBe(nameOf(back));
});
