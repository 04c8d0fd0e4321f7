import { describe, expect, it } from 'vitest';
import { CollageCard } from '#app/components/CollageCard.tsx';
import { offerGroupView } from '#app/components/offer-group-view.ts';
import { styleCard } from '#app/components/style-card.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { SpuCard } from '#contract/catalog.ts';
import type { OfferGroup } from '#contract/offer.ts';
import { markup } from '../ui/markup.tsx';

const group: OfferGroup = {
  spuId: 7,
  userId: 3,
  offerIds: [1, 2],
  offerStatus: 'Available',
  brand: 'Ruhr Denim',
  name: 'Denim trucker',
  gender: 'men',
  imgUrl: '/media/catalog/m04-0',
  currency: 'USD',
  lowPrice: 40,
  highPrice: 60,
  sizes: ['S', 'M'],
  conditions: ['LikeNew', 'LikeNew'],
  count: 2,
  favoriteId: null,
};
const view = (change: Partial<OfferGroup> = {}) =>
  offerGroupView({ ...group, ...change }, 'en', translator('en', 'offer'), { size: 'S' });

describe('the card of a seller’s offers', () => {
  it('leads to the listings page with the filters of its list (2.3#16)', () => {
    expect(view().href).toBe('/user/3/listings/7-ruhr-denim-denim-trucker?size=S');
  });

  it('names one condition, and sizes that are few and short (9#12)', () => {
    expect(view()).toMatchObject({ detail: 'Like New · S, M', count: '2 offers', price: '$40 – $60' });
    expect(view({ conditions: ['LikeNew', 'Good'] }).detail).toBe('varied · S, M');
    expect(view({ sizes: ['S', 'M', 'L', 'XL'] }).detail).toBe('Like New · multiple sizes');
    expect(view({ sizes: ['One Size'], count: 1 })).toMatchObject({
      detail: 'Like New · One Size',
      count: null,
    });
  });

  it('writes a large price smaller (9#8)', () => {
    expect(view().large).toBe(false);
    expect(view({ currency: 'JPY', highPrice: 1_000_000 }).large).toBe(true);
  });
});

describe('the card of a topic or filter', () => {
  it('shows four pictures and two labels at most (9#12), and is one link', () => {
    const html = markup(
      <CollageCard
        href="/topic"
        title="#coats"
        images={['/1', '/2', '/3', '/4', '/5']}
        labels={['Wool', 'New', 'Cheap']}
        count="9 posts"
      />,
    );
    expect(html.match(/<img/g)).toHaveLength(4);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('<span>New</span>');
    expect(html).not.toContain('Cheap');
    expect(html).toContain('9 posts');
  });
});

describe('the card of a style', () => {
  const spu = {
    id: 1,
    gender: 'men',
    brand: 'Halden',
    name: 'Tee',
    currency: 'JPY',
    minAsks: [{ offerPrice: 900_000, showDiscount: false, discountPercentage: null }],
    maxBids: [],
    availableSizes: [],
    spuStatus: 'Available',
  } as unknown as SpuCard;

  it('writes prices smaller from a million on, whichever of ask and bid is larger (9#8)', () => {
    expect(styleCard(spu, 'en').large).toBe(false);
    expect(styleCard({ ...spu, maxBids: [{ offerPrice: 1_000_000 }] }, 'en').large).toBe(true);
  });
});
