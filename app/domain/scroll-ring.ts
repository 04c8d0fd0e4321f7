/** How many history entries keep their scroll position (2.1#74, 9#21). */
export const SCROLL_ENTRIES = 6;

/** An entry of the history and the name its position is kept under. */
export interface ScrollEntry {
  key: string;
  name: string;
}

/** The entries last visited, newest first. */
export interface ScrollRing {
  entries: ScrollEntry[];
  /** How many entries fell out: makes the names of those that come back new. */
  dropped: number;
}

export const emptyRing: ScrollRing = { entries: [], dropped: 0 };

/**
 * The ring after a visit to a history entry, which then is its first one. An entry that fell out of the ring and comes
 * back has another name than before, so that the position kept then is not found.
 */
export function visit(ring: ScrollRing, key: string): ScrollRing {
  const known = ring.entries.find((entry) => entry.key === key);
  const entry = known ?? { key, name: ring.dropped === 0 ? key : `${key}-${ring.dropped}` };
  const entries = [entry, ...ring.entries.filter((one) => one !== known)];
  return {
    entries: entries.slice(0, SCROLL_ENTRIES),
    dropped: ring.dropped + Math.max(0, entries.length - SCROLL_ENTRIES),
  };
}
