import { pageAddress } from '#app/domain/page-address.ts';
import { parsePage } from '#app/domain/pagination.ts';
import { conditions, isOneOf } from '#app/domain/vocabulary.ts';

/** Rows of a page of the full list. */
export const FULL_LIST_ROWS = 50;
export const tabs = ['asks', 'bids', 'depth'] as const;
export const ranges = ['1M', '3M', '6M', '1Y'] as const;

/** What the address of a product page chooses; anything malformed is the default. */
export function readChoice(url: URL) {
  const get = (name: string) => url.searchParams.get(name);
  const condition = get('condition');
  const tab = get('tab');
  const range = get('range');
  return {
    condition: isOneOf(conditions, condition) ? condition : undefined,
    size: get('size')?.slice(0, 40) || undefined,
    tab: isOneOf(tabs, tab) ? tab : ('asks' as const),
    range: isOneOf(ranges, range) ? range : ('6M' as const),
    /** The full list of one side, at an address of its own (2.3#10). */
    all: get('all') === '1' && tab !== 'depth',
    page: parsePage(get('page')),
  };
}
export type Choice = ReturnType<typeof readChoice>;

export const withParam = (url: URL, name: string, value: string | null, fragment?: string) =>
  withParams(url, { [name]: value }, fragment);

/** This page's address with some parameters changed; choosing anew goes back to the first page of a list. */
export function withParams(url: URL, changes: Record<string, string | null>, fragment = ''): string {
  const address = pageAddress(url, { page: null, ...changes });
  return fragment ? `${address}#${fragment}` : address;
}
