import { describe, expect, it } from 'vitest';
import { DepthTable } from '#app/components/DepthTable.tsx';
import { OrderSteps } from '#app/components/OrderSteps.tsx';
import { SizeGrid } from '#app/components/SizeGrid.tsx';
import { UserLine } from '#app/components/UserLine.tsx';
import { AppBanner } from '#app/components/shell/AppBanner.tsx';
import { CategoryRow } from '#app/components/shell/CategoryRow.tsx';
import { Footer } from '#app/components/shell/Footer.tsx';
import { matchingLinks } from '#app/components/shell/matching-links.ts';
import { markup } from '../ui/markup.tsx';
import { pageMarkup } from './page-markup.tsx';

const groups = [
  {
    label: 'A – D',
    links: [
      { label: 'René Ost', href: '/a' },
      { label: 'Brask', href: '/b' },
    ],
  },
  { label: 'E – K', links: [{ label: 'Fjell', href: '/c' }] },
];

describe('designers (2.3#43)', () => {
  it('are found without case and accents; empty groups go', () => {
    expect(matchingLinks(groups, ' RENE ')).toEqual([
      { label: 'A – D', links: [{ label: 'René Ost', href: '/a' }] },
    ]);
    expect(matchingLinks(groups, '')).toBe(groups);
    expect(matchingLinks(groups, 'zzz')).toEqual([]);
  });
});

it('opens category sheets without script, one at a time', () => {
  const html = markup(
    <CategoryRow
      label="Categories"
      findLabel="Find"
      noneLabel="not found"
      menu={{
        gender: 'men',
        label: 'Men',
        href: '/men',
        allLabel: 'All',
        designers: { label: 'Designers', groups },
        categories: [
          {
            label: 'Shoes',
            href: '/shoes',
            allLabel: 'All shoes',
            links: [{ label: 'Boots', href: '/boots' }],
          },
          { label: 'Watches', href: '/watches', allLabel: 'All watches', links: [] },
        ],
      }}
    />,
  );
  expect(html.match(/<details name="top"/g)).toHaveLength(2);
  expect(html).toContain('href="/boots"');
  expect(html).toContain('href="/shoes"');
  expect(html).toMatch(/<a[^>]*href="\/watches"/);
  expect(html).not.toContain('style=');
});

it('prints no footer list that would be empty', () => {
  const html = markup(
    <Footer
      tagline="Clothes"
      wordmark="OFFCUT"
      base={['© Offcut']}
      lite={{ action: '/resources/display', value: 'on', label: 'Lite pages' }}
      notices={['Saved']}
      lists={[
        { title: 'Shop', links: [{ label: 'New in', href: '/new' }] },
        { title: 'Company', links: [] },
      ]}
    />,
  );
  expect(html).toContain('aria-label="Shop"');
  expect(html).not.toContain('Company');
});

it('keeps an empty size a link, for a bid on it', () => {
  const html = markup(
    <SizeGrid
      title="Size"
      sizes={[
        { href: '/m', label: 'M', price: '$168', current: true },
        { href: '/xxl', label: 'XXL', price: '--', empty: true },
      ]}
    />,
  );
  expect(html).toMatch(
    /<a aria-current="true" class="size"[^>]*href="\/m"|<a class="size"[^>]*aria-current="true"/,
  );
  expect(html).toMatch(/class="size off"[^>]*href="\/xxl"/);
});

it('says depth as a table and draws bars without inline style', () => {
  const html = markup(
    <DepthTable
      rows={[
        { price: '$199', bids: 0, asks: 5 },
        { price: '$142', bids: 2, asks: 0 },
      ]}
      labels={{ caption: 'Depth', bids: 'Bids', price: 'Price', asks: 'Asks' }}
    />,
  );
  expect(html.match(/<rect /g)).toHaveLength(2);
  expect(html).toContain('<rect width="80%" height="100%">');
  expect(html).toContain('<th scope="row">$142</th>');
  expect(html).not.toContain('style=');
});

it('marks the step an order has reached', () => {
  const html = markup(
    <OrderSteps steps={['Paid', 'Shipped', 'Delivered', 'Completed']} done={2} label="Step 2 of 4" />,
  );
  expect(html.match(/class="d"/g)).toHaveLength(2);
  expect(html).toMatch(/aria-current="step"><span class="vh">Shipped/);
});

it('says in words that a person is verified', () => {
  expect(markup(<UserLine name="petra.lind" verifiedLabel="Verified" />)).toContain(
    '<span class="vh">Verified</span>',
  );
});

it('closes the line above the header with a form, so that it needs no script (2.3#39)', async () => {
  const html = await pageMarkup(
    {
      loader: () => ({}),
      default: () => (
        <AppBanner
          text="Quicker in the app"
          link={{ href: '/discover-app', label: 'Open' }}
          close={{ action: '/resources/display', label: 'Close' }}
        />
      ),
    },
    '/',
  );
  expect(html).toMatch(/^<aside [^>]*aria-label="Quicker in the app"/);
  expect(html).toMatch(/<form[^>]*action="\/resources\/display"/);
  expect(html).toMatch(/<button[^>]*name="appBanner" value="closed" aria-label="Close"/);
});

it('repeats what the toasts said in the footer, and switches light pages by a form (J5)', () => {
  const html = markup(
    <Footer
      tagline="Clothes"
      wordmark="OFFCUT"
      base={['© Offcut']}
      lite={{ action: '/resources/display', value: 'off', label: 'Full pages' }}
      notices={['Saved to your addresses']}
      lists={[]}
    />,
  );
  expect(html).toContain('<ul class="notices"><li>Saved to your addresses</li></ul>');
  expect(html).toMatch(/<button name="lite" value="off">Full pages<\/button>/);
});
