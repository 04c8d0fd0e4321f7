import { describe, expect, it } from 'vitest';
import { renderLink } from '#app/components/render-link.tsx';
import { Pager } from '#app/ui/Pager.tsx';
import { pagerWindow } from '#app/ui/pager-window.ts';
import { markup } from './markup.tsx';

const labels = { pages: 'Pages', previous: 'Previous', next: 'Next', back: 'Back 5', forward: 'On 5' };

describe('pagerWindow (9#16)', () => {
  it.each([0, 1, -3, Number.NaN])('is hidden at %s pages', (count) => {
    expect(pagerWindow(1, count)).toBeNull();
  });

  it.each([
    // page, count, pages, previous, next, back, forward
    [1, 2, [1, 2], null, 2, null, null],
    [1, 20, [1, 2, 3, 4, 5], null, 2, null, 6],
    [3, 20, [1, 2, 3, 4, 5], 2, 4, null, 8],
    [4, 20, [2, 3, 4, 5, 6], 3, 5, 1, 9],
    [10, 20, [8, 9, 10, 11, 12], 9, 11, 5, 15],
    [17, 20, [15, 16, 17, 18, 19], 16, 18, 12, 20],
    [20, 20, [16, 17, 18, 19, 20], 19, null, 15, null],
  ])('page %s of %s', (page, count, pages, previous, next, back, forward) => {
    expect(pagerWindow(page, count)).toEqual({ pages, previous, next, back, forward });
  });

  it('takes a page beyond the end as the last', () => {
    expect(pagerWindow(99, 3)).toMatchObject({ pages: [1, 2, 3], previous: 2, next: null });
  });
});

describe('Pager', () => {
  const html = markup(
    <Pager
      page={10}
      pageCount={20}
      hrefFor={(page) => `/list?page=${page}`}
      renderLink={renderLink}
      labels={labels}
    />,
  );

  it('is links with names, the current one marked', () => {
    expect(html.match(/href="\/list[^"]*"/g)).toEqual(
      [5, 9, 8, 9, 10, 11, 12, 11, 15].map((page) => `href="/list?page=${page}"`),
    );
    expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*>10<\/a>/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Back 5"');
    expect(html).toMatch(/rel="next"/);
  });

  it('is nothing for one page', () => {
    expect(
      markup(<Pager page={1} pageCount={1} hrefFor={String} renderLink={renderLink} labels={labels} />),
    ).toBe('');
  });
});
