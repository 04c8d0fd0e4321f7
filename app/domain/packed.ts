/**
 * Data that travels with a page as one text. What hydrates a page is written value by value, with an index for each,
 * inside a quoted text: small values in great numbers (texts, menus, cards, points of a chart) weigh half as much when
 * they come as one. `T` is what comes out again; dates do not survive.
 */
export interface Packed<T> {
  packed: string;
  /** Never there: keeps the type. */
  of?: T;
}

/** Quotes would each be escaped twice on their way; apostrophes are not, and are rare in data. */
const swapQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

export const pack = <T>(value: T): Packed<T> => ({ packed: swapQuotes(JSON.stringify(value)) });

export const unpack = <T>({ packed }: Packed<T>): T => JSON.parse(swapQuotes(packed)) as T;
