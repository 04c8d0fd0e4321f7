/**
 * What a link tells the page it leads to through the history entry (navigation state). It is there with script only, and
 * may be anything after a reload of an older build: it is read totally.
 */

/** A product as its card knows it: enough for the first sight of its page, marked as not the whole (2.3#11, C28). */
export interface IncompleteProduct {
  incomplete: true;
  brand: string;
  name: string;
  image: string;
  price: string | null;
}

export function incompleteProduct(card: Omit<IncompleteProduct, 'incomplete'>): IncompleteProduct {
  const { brand, name, image, price } = card;
  return { incomplete: true, brand, name, image, price };
}

/** The partial product that a card passed along, or null. */
export function readIncompleteProduct(state: unknown): IncompleteProduct | null {
  const given = fields(state);
  const { incomplete, brand, name, image, price } = given;
  if (incomplete !== true || typeof brand !== 'string' || typeof name !== 'string') return null;
  if (typeof image !== 'string' || !image.startsWith('/')) return null;
  return { incomplete: true, brand, name, image, price: typeof price === 'string' ? price : null };
}

/** What a row of a product page's offer list passes along: the page before is that list (2.3#14). */
export const fromOfferList = (offerId: number) => ({ fromOfferList: offerId });

export function isFromOfferList(state: unknown): boolean {
  return typeof fields(state).fromOfferList === 'number';
}

function fields(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}
