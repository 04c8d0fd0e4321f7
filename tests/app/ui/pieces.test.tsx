import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { ErrorView } from '#app/ui/ErrorView.tsx';
import { Modal } from '#app/ui/Modal.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Stars } from '#app/ui/Stars.tsx';
import { markup } from './markup.tsx';

describe('button', () => {
  it('gives a link the same look', () => {
    expect(buttonClass('primary', { wide: true })).toBe('btn solid wide');
    expect(buttonClass()).toBe('btn');
    expect(markup(<Button variant="bid" size="tall" />)).toBe('<button class="btn bid tall"></button>');
  });
});

it('keeps a modal shut in the HTML, since it is only an enhancement', () => {
  const html = markup(
    <Modal open title="Region" closeLabel="Close" onClose={() => undefined}>
      body
    </Modal>,
  );
  expect(html).toMatch(
    /^<dialog class="modal" aria-labelledby="([^"]+)"><div class="modal-head"><h2 class="serif s" id="\1">Region/,
  );
  expect(html).not.toContain(' open');
  expect(html).toContain('aria-label="Close"');
});

it('heads a failed part of a page below the page itself', () => {
  expect(markup(<ErrorView title="Failed" />)).toContain('<h1');
  const part = markup(<ErrorView title="Failed" inline />);
  expect(part).toContain('<h2');
  expect(part).toContain('role="alert"');
});

it('hides skeletons from the tree', () => {
  expect(markup(<Skeleton shape="card" count={2} />).match(/aria-hidden="true"/g)).toHaveLength(2);
  expect(markup(<Skeleton shape="lines" count={3} />)).toMatch(/^<div aria-hidden="true">/);
});

it('fills stars to the rounded rating', () => {
  const html = markup(<Stars rating={3.6} label="3.6 of 5" />);
  expect(html.match(/class="i"/g)).toHaveLength(4);
  expect(html.match(/class="i o"/g)).toHaveLength(1);
  expect(html).toContain('aria-label="3.6 of 5"');
});

it('says an empty list in a sentence with one action', () => {
  expect(markup(<Empty title="Your bag is empty" level={1} />)).toContain('<h1 class="serif m">');
});

it('writes no inline styles, which the content security policy refuses', () => {
  for (const folder of ['app/ui', 'app/components', 'app/components/shell', 'app/components/region']) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsx'))) {
      expect(readFileSync(`${folder}/${file}`, 'utf8'), `${folder}/${file}`).not.toMatch(/\sstyle=/);
    }
  }
});

it('imports neither the router nor the domain into the design system', () => {
  for (const file of readdirSync('app/ui')) {
    const source = readFileSync(`app/ui/${file}`, 'utf8');
    expect(source, file).not.toMatch(/from '(@remix-run|react-router|#app\/(?!ui)|#contract|#backend)/);
  }
});
