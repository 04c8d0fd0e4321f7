export interface PagerWindow {
  /** Page numbers to print, ascending. */
  pages: number[];
  previous: number | null;
  next: number | null;
  /** Five pages back or on, no further than the ends; null where the window already reaches the end. */
  back: number | null;
  forward: number | null;
}

const SHOWN = 5;
const JUMP = 5;

/**
 * The pages around the current one (9#16): five of them, previous and next, and jumps of five.
 * Null at one page or fewer, where the pager is not shown.
 */
export function pagerWindow(page: number, count: number): PagerWindow | null {
  if (!(count > 1)) return null;
  const current = Math.min(Math.max(1, page), count);
  const first = Math.max(1, Math.min(current - 2, count - SHOWN + 1));
  const last = Math.min(count, first + SHOWN - 1);
  return {
    pages: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    previous: current > 1 ? current - 1 : null,
    next: current < count ? current + 1 : null,
    back: first > 1 ? Math.max(1, current - JUMP) : null,
    forward: last < count ? Math.min(count, current + JUMP) : null,
  };
}
