import { PAGE_LIMIT } from '#contract/limits.ts';

/** Pages of a list; 0 for an empty one. A pager shows from 2 on (9#16). */
export function pageCount(total: number, limit = PAGE_LIMIT): number {
  return Math.max(0, Math.ceil(total / limit));
}

/** Item offset of a 1-based page (F13, J11). */
export function pageStart(page: number, limit = PAGE_LIMIT): number {
  return (Math.max(1, page) - 1) * limit;
}

/** The page of a URL (1-based); anything but a positive whole number up to 10,000 is the first. */
export function parsePage(value: string | null | undefined): number {
  if (!value || !/^[1-9]\d{0,4}$/.test(value)) return 1;
  return Math.min(Number(value), 10_000);
}

/** Whether load-more is offered: the last page came full (2.3#4, F14). */
export function hasMore(received: number, limit = PAGE_LIMIT): boolean {
  return received >= limit;
}
