import type { LoaderFunctionArgs } from '@remix-run/node';
import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { renderToStaticNodeStream } from 'react-dom/server';
import { Outlet } from 'react-router-dom';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { loaderArgs, outcome, type RequestOptions } from '../../support/web.ts';

/** What a route module must have to be drawn. */
export interface Page {
  loader: (args: LoaderFunctionArgs) => unknown;
  default: ComponentType;
}

/**
 * The HTML of a page before any script: its real loader's answer drawn by its real component, below a root that has
 * no more than the common texts. `answer` is what an action left.
 */
export async function pageMarkup(
  page: Page,
  path: string,
  options: RequestOptions & { answer?: unknown } = {},
): Promise<string> {
  const { answer, ...request } = options;
  const loaded = await outcome(() => page.loader(loaderArgs(path, request)));
  if (loaded.status !== 200) throw new Error(`${path} answered ${loaded.status} ${loaded.location ?? ''}`);
  const Component = page.default;
  const handler = createStaticHandler([
    {
      id: 'root',
      loader: () => ({ language: 'en', messages: messagesFor('en', ['common']) }),
      element: <Outlet />,
      children: [{ id: 'page', path: '*', loader: () => loaded.data as object, element: <Component /> }],
    },
  ]);
  const context = await handler.query(new Request(new URL(path, 'http://shop.test')));
  if (context instanceof Response) throw new Error(`${path} redirected`);
  if (answer !== undefined) context.actionData = { page: answer };
  const router = createStaticRouter(handler.dataRoutes, context);
  // Waits for what is loaded apart, as the server does.
  return text(
    renderToStaticNodeStream(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  );
}

/** Names and values that a browser without script would send for the form that holds `marker`. */
export function fieldsOf(html: string, marker: string): [string, string][] {
  const form = [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)]
    .map(([text]) => text)
    .find((text) => text.includes(marker));
  if (!form) throw new Error(`no form with ${marker}`);
  return [...form.matchAll(/<(?:input|select|textarea|button)\b([^>]*)>/g)].flatMap(
    ([, attributes = '']): [string, string][] => {
      const name = /\bname="([^"]*)"/.exec(attributes)?.[1];
      return name ? [[name, /\bvalue="([^"]*)"/.exec(attributes)?.[1] ?? '']] : [];
    },
  );
}
