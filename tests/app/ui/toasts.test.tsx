import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Toasts } from '#app/ui/Toasts.tsx';
import { markup } from './markup.tsx';

it('stands in the HTML as a live region, urgent for errors and warnings', () => {
  const html = markup(
    <Toasts
      label="Notices"
      toasts={[
        { id: 'a', kind: 'success', text: 'Added to bag', stay: 2.5 },
        { id: 'b', kind: 'error', text: 'Failed' },
      ]}
    />,
  );
  expect(html).toMatch(/class="toast success" data-stay="2.5" role="status"/);
  expect(html).toMatch(/class="toast error" role="alert"/);
  expect(html).toContain('aria-label="Notices"');
});

it('stays as long as the rules say and waits under pointer and focus (A17, 9#1)', () => {
  const css = readFileSync('app/styles/overlays.css', 'utf8').replace(/\s+/g, ' ');
  expect(css).toContain('--stay: 3s; animation:');
  expect(css).toContain('toast-out 0.4s var(--stay) forwards');
  expect(css).toContain('.toast.success { --stay: 1.5s; }');
  for (const seconds of ['1.2', '2.5', '4'])
    expect(css).toContain(`.toast[data-stay='${seconds}'] { --stay: ${seconds}s; }`);
  expect(css).toMatch(/\.toast:hover, \.toast:focus-within \{ animation-play-state: paused; \}/);
});
