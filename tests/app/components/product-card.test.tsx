import { describe, expect, it } from 'vitest';
import { FavouriteButton } from '#app/components/FavouriteButton.tsx';
import { ProductCard } from '#app/components/ProductCard.tsx';
import { markup } from '../ui/markup.tsx';

const base = {
  href: '/shopping/men/item/trucker-4',
  brand: 'Ruhr Denim',
  name: 'Pleat-front denim trucker',
  imageSrc: '/media/catalog/m04-0',
};

describe('ProductCard', () => {
  it('is one link, with the heart outside it', () => {
    const html = markup(
      <ProductCard
        {...base}
        ask={{ label: 'Ask', price: '$168' }}
        bid={{ label: 'Bid', price: '$142' }}
        favourite={<FavouriteButton pressed={false} label="Favourite it" />}
      />,
    );
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(/<a .*<\/a>/.exec(html)?.[0]).not.toContain('<button');
    expect(html).toContain('Ask <b>$168</b>');
    expect(html).toContain('Bid $142');
    expect(html).toContain('aria-pressed="false"');
  });

  it('shows a discount and the retail price struck out', () => {
    const html = markup(
      <ProductCard
        {...base}
        ask={{ label: 'Ask', price: '$160' }}
        struckLabel="$260"
        discountLabel="39% OFF"
      />,
    );
    expect(html).toContain('<s>$260</s>');
    expect(html).toContain('<span class="tag off">39% OFF</span>');
  });

  it('drains a gone one: the word on the picture, no second picture, no sizes', () => {
    const html = markup(
      <ProductCard
        {...base}
        state={{ label: 'Sold' }}
        hoverSrc="/media/catalog/m04-1"
        sizes={['S']}
        ask={{ label: 'Sold', price: '$320' }}
      />,
    );
    expect(html).toContain('class="card gone"');
    expect(html).toContain('<span class="state">Sold</span>');
    expect(html).not.toContain('m04-1');
    expect(html).not.toContain('quick');
  });

  it('shows the second picture and the sizes of a live one, hidden from the tree', () => {
    const html = markup(<ProductCard {...base} hoverSrc="/media/catalog/m04-1" sizes={['S', 'M']} />);
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).toMatch(/<img[^>]*m04-1[^>]*loading="lazy"/);
    expect(html).toMatch(/<span class="quick num" aria-hidden="true"><span>S<\/span><span>M<\/span>/);
  });

  it('has the tone of its picture stand behind it, where that is known', () => {
    expect(markup(<ProductCard {...base} tone={3} />)).toContain('<div class="pic tone-3">');
    expect(markup(<ProductCard {...base} tone={null} />)).toContain('<div class="pic">');
  });

  it('is a second-level heading in lists and a third-level one in rails', () => {
    expect(markup(<ProductCard {...base} />)).toContain('<h2>');
    expect(markup(<ProductCard {...base} level={3} />)).toContain('<h3>');
  });
});
