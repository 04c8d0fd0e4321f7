import { data } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { Outlet } from 'react-router-dom';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { PageError } from '#app/page-error.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';

/** What stands where a page failed: thrown by its loader, or while it was drawn or loaded. */
async function view(thrown: unknown, top = false): Promise<string> {
  const handler = createStaticHandler([
    {
      id: 'root',
      loader: () => ({ language: 'en', messages: messagesFor('en', ['common']) }),
      element: <Outlet />,
      children: [
        {
          id: 'page',
          path: '*',
          loader: () => {
            throw thrown;
          },
          errorElement: <PageError top={top} />,
        },
      ],
    },
  ]);
  const context = await handler.query(new Request('http://shop.test/search?page=2'));
  if (context instanceof Response) throw new Error('redirected');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
const page = (status: number, body: object) => data(body, { status });

describe('what a page that failed says', () => {
  it('offers to retry at the same address, with the number to quote (8#7, J14)', async () => {
    const html = await view(page(503, { message: 'Unknown Error', requestId: 'req-9' }));
    expect(html).toMatch(/<a[^>]* href="\/search\?page=2"[^>]*>Retry<\/a>/);
    expect(html).toContain('Reference req-9');
  });

  it('offers to reload the page where nothing of it stands, or a part did not load (8#8, 2.3#57)', async () => {
    for (const html of [
      await view(page(503, { message: 'Unknown Error', requestId: 'req-9' }), true),
      await view(new TypeError('Failed to fetch dynamically imported module')),
    ]) {
      expect(html).toMatch(/<a[^>]* href="\/search\?page=2"[^>]*>Reload page<\/a>/);
      expect(html).not.toContain('Retry');
      // What the program says is of no use to shoppers.
      expect(html).not.toContain('dynamically');
    }
  });

  it('has nothing to try again for what does not exist (8#8)', async () => {
    const html = await view(page(404, { message: 'product not exist', help: 'Look.', requestId: '' }));
    expect(html).toContain('product not exist');
    expect(html).not.toMatch(/Retry|Reload page/);
  });
});
