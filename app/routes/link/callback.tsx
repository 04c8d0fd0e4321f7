import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { ErrorView } from '#app/ui/ErrorView.tsx';
import { unlistedMeta } from '../page-meta.ts';
import { finishCallback } from './callback.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  ...unlistedMeta(page),
  // Goes on by itself without script too.
  ...(page ? [{ httpEquiv: 'refresh', content: `${page.tellsOpener ? 1 : 0};url=${page.to}` }] : []),
];

export async function loader(args: LoaderFunctionArgs) {
  return finishCallback(args);
}

/** Codes and states stand in the address. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' });

export default function Callback() {
  const { to, finished, text, tellsOpener } = useLoaderData<typeof loader>();
  const t = useT('link');
  // The outside system is the browser's windows: whoever opened this one is told, then it goes on. Every other page is
  // led on by its `refresh` alone: two ways at once would hand in the same code twice.
  useEffect(() => {
    if (!tellsOpener) return;
    if (window.opener) {
      (window.opener as Window).postMessage({ type: 'card-onboarding', finished }, window.location.origin);
      window.close();
    }
    window.location.replace(to);
  }, [finished, tellsOpener, to]);
  return (
    <div className="panel-page" role="status">
      <h1 className="serif m">{t('callbackTitle')}</h1>
      <p className="q">{text}</p>
      <p>
        <a className="link" href={to}>
          {t('continue')}
        </a>
      </p>
    </div>
  );
}

/** A provider or backend that is away: generic, with a retry, which is safe to press (8#9, J14). */
export function ErrorBoundary() {
  const t = useT('common');
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <ErrorView title={t('errorTitle')} text={t('errorHelp')}>
        <a className={buttonClass('primary')} href={pathname + search}>
          {t('retry')}
        </a>
        <Link className={buttonClass('outline')} to={paths.accountOrders()}>
          {t('myOrders')}
        </Link>
      </ErrorView>
    </div>
  );
}
