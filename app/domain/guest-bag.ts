import { BAG_HISTORY_MAX, BAG_LINES_MAX } from '#contract/limits.ts';

/** One line of a guest's bag; `updateTime` in milliseconds (F1, F2). */
export interface GuestLine {
  offerId: number;
  quantity: number;
  updateTime: number;
}

/** A guest's bag: newest first, at most 30 lines and 30 removed offers (F1, 9#7). */
export interface GuestBag {
  lines: GuestLine[];
  history: number[];
}

export const emptyGuestBag: GuestBag = { lines: [], history: [] };

/** What the cookie holds: short, because cookies end at 4 kB (trap T10). Times in seconds. */
export interface PackedBag {
  l: [offerId: number, quantity: number, seconds: number][];
  h: number[];
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const QUANTITY_MAX = 9999;

export function packGuestBag(bag: GuestBag): PackedBag {
  return {
    l: bag.lines.map((line) => [line.offerId, line.quantity, Math.round(line.updateTime / 1000)]),
    h: bag.history,
  };
}

/** Reads a packed bag totally: whatever is malformed is left out. */
export function unpackGuestBag(value: unknown): GuestBag {
  const packed = typeof value === 'object' && value !== null ? (value as { l?: unknown; h?: unknown }) : {};
  const lines = (Array.isArray(packed.l) ? packed.l : []).flatMap((entry: unknown): GuestLine[] => {
    if (!Array.isArray(entry)) return [];
    const [offerId, quantity, seconds] = entry as unknown[];
    if (!isId(offerId) || !isId(quantity) || quantity > QUANTITY_MAX || !isId(seconds)) return [];
    // Far beyond any date there is no time.
    return seconds > 8.64e12 ? [] : [{ offerId, quantity, updateTime: seconds * 1000 }];
  });
  const history = (Array.isArray(packed.h) ? packed.h : []).filter(isId);
  return tidy({ lines, history });
}

/** One line per offer, nothing both in the bag and removed, within the limits. */
function tidy(bag: GuestBag): GuestBag {
  const seen = new Set<number>();
  const lines = bag.lines
    .filter((line) => !seen.has(line.offerId) && seen.add(line.offerId))
    .slice(0, BAG_LINES_MAX);
  const kept = new Set(lines.map((line) => line.offerId));
  const history = [...new Set(bag.history)].filter((id) => !kept.has(id)).slice(0, BAG_HISTORY_MAX);
  return { lines, history };
}

/**
 * The bag with an offer's quantity set, moved to the front (4#30); 0 removes it into the history (4#29). The
 * quantity is floored at 0 and capped at `inventory` where that is known (4#28). `now` in milliseconds.
 */
export function setGuestLine(
  bag: GuestBag,
  offerId: number,
  quantity: number,
  now: number,
  inventory: number = QUANTITY_MAX,
): GuestBag {
  const held = Math.max(0, Math.min(Math.floor(quantity) || 0, inventory, QUANTITY_MAX));
  const others = bag.lines.filter((line) => line.offerId !== offerId);
  if (held > 0)
    return tidy({
      lines: [{ offerId, quantity: held, updateTime: now }, ...others],
      history: bag.history,
    });
  if (others.length === bag.lines.length) return bag;
  return tidy({ lines: others, history: [offerId, ...bag.history] });
}

/** Whether an offer is already in the bag: "Item already in shopping bag" (B12, 8#10). */
export function guestHas(bag: GuestBag, offerId: number): boolean {
  return bag.lines.some((line) => line.offerId === offerId);
}

/** Whether another offer still fits (F1). */
export function guestBagIsFull(bag: GuestBag): boolean {
  return bag.lines.length >= BAG_LINES_MAX;
}

/** The bag without the given offers, which go to the history (F3). */
export function removeGuestLines(bag: GuestBag, offerIds: readonly number[]): GuestBag {
  const gone = bag.lines.filter((line) => offerIds.includes(line.offerId)).map((line) => line.offerId);
  return tidy({
    lines: bag.lines.filter((line) => !gone.includes(line.offerId)),
    history: [...gone, ...bag.history],
  });
}

export function clearGuestHistory(bag: GuestBag): GuestBag {
  return { lines: bag.lines, history: [] };
}

/** Sum of quantities, for the header's count. */
export function guestCount(bag: GuestBag): number {
  return bag.lines.reduce((total, line) => total + line.quantity, 0);
}

/** Body of the call that describes a guest's bag (7/user#17). */
export function describeInput(bag: GuestBag): {
  offers: { offerId: number; quantity: number }[];
  history: number[];
} {
  return {
    offers: bag.lines.map(({ offerId, quantity }) => ({ offerId, quantity })),
    history: bag.history,
  };
}

/** Body of the call that merges a guest's bag after sign-in (4#27, F2). */
export function mergeInput(bag: GuestBag): {
  offers: { offerId: number; quantity: number; updateTime: string }[];
} {
  return {
    offers: bag.lines.map((line) => ({
      ...line,
      updateTime: new Date(line.updateTime).toISOString(),
    })),
  };
}
