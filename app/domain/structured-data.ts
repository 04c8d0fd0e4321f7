import type { Condition } from '#contract/offer-states.ts';

/** A JSON object, as it stands in a page's head. */
interface Ld {
  [key: string]: LdValue;
}
type LdValue = string | number | boolean | null | Ld | LdValue[];

const DAY = 86_400_000;
/** How long a price is good for where its offer does not say (9#9, D11). */
const VALID_DAYS = 30;

interface LdOffer {
  offerPrice: number | null;
  condition: Condition;
  expiresAt: Date | null;
  username: string;
  /** Path of its listing. */
  href: string;
}

interface LdProduct {
  brand: string;
  name: string;
  description: string;
  styleId: string;
  color: string;
  category: string;
  /** Paths of its pictures. */
  images: readonly string[];
  /** Path of its page. */
  href: string;
  currency: string;
  askCount: number;
  /** Cheapest first; the first of them are named. */
  asks: readonly LdOffer[];
  highestAsk: number | null;
}

/** Offers named one by one; the aggregate counts all. */
const OFFERS_NAMED = 5;

/** A style for search engines: schema.org Product with AggregateOffer and its cheapest Offers (D11). */
export function productLd(product: LdProduct, origin: string, now: Date): Ld {
  const asks = product.asks.flatMap((ask) =>
    ask.offerPrice === null ? [] : [{ ...ask, price: ask.offerPrice }],
  );
  const [cheapest] = asks;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    brand: { '@type': 'Brand', name: product.brand },
    description: product.description,
    sku: product.styleId,
    color: product.color,
    category: product.category,
    image: product.images.map((path) => origin + path),
    url: origin + product.href,
    ...(cheapest
      ? {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: product.currency,
            lowPrice: cheapest.price,
            highPrice: product.highestAsk ?? cheapest.price,
            offerCount: product.askCount,
            offers: asks.slice(0, OFFERS_NAMED).map((ask) => ({
              '@type': 'Offer',
              price: ask.price,
              priceCurrency: product.currency,
              priceValidUntil: validUntil(ask.expiresAt, now),
              itemCondition: `https://schema.org/${ask.condition === 'BrandNew' ? 'NewCondition' : 'UsedCondition'}`,
              availability: 'https://schema.org/InStock',
              url: origin + ask.href,
              seller: { '@type': 'Person', name: ask.username },
            })),
          },
        }
      : {}),
  };
}

/** The last day a price holds: its offer's own end, else thirty days from now. */
function validUntil(expiresAt: Date | null, now: Date): string {
  return (expiresAt ?? new Date(now.getTime() + VALID_DAYS * DAY)).toISOString().slice(0, 10);
}

/** Breadcrumbs for search engines; the last one is the page itself. */
export function breadcrumbLd(crumbs: readonly { label: string; href?: string }[], origin: string): Ld {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: origin + href } : {}),
    })),
  };
}
