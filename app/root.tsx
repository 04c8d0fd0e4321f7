import {
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { ReactNode } from 'react';
import type { ErrorBody } from '#app/api/errors.ts';
import { ScrollMemory } from '#app/components/ScrollMemory.tsx';
import { AppBanner } from '#app/components/shell/AppBanner.tsx';
import { Footer } from '#app/components/shell/Footer.tsx';
import { Header } from '#app/components/shell/Header.tsx';
import { PendingNavigation } from '#app/components/shell/PendingNavigation.tsx';
import { ScrollToTop } from '#app/components/shell/ScrollToTop.tsx';
import { appBannerProps, footerProps, headerProps } from '#app/components/shell/shell-props.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { loadRoot } from '#app/root-loader.server.ts';
import { useNonce } from '#app/server/nonce.ts';
import stylesheet from '#app/styles/index.css?url';
import { buttonClass } from '#app/ui/Button.tsx';
import { ErrorView } from '#app/ui/ErrorView.tsx';
import { LiteContext } from '#app/ui/lite.ts';
import { Toasts } from '#app/ui/Toasts.tsx';
import { APP_VERSION } from '#contract/app-version.ts';

export const links: LinksFunction = () => [
  {
    rel: 'preload',
    href: '/fonts/host-grotesk.woff2',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const meta: MetaFunction = () => [{ title: 'Offcut' }];

export async function loader(args: LoaderFunctionArgs) {
  return loadRoot(args);
}

/** The shell changes after a form, and where the gender or the region and currency of the address change. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== 'GET') return true;
  const key = (url: URL) =>
    [
      /^\/shopping\/(men|women)/.exec(url.pathname)?.[1],
      ...['gender', 'rgn', 'cur'].map((name) => url.searchParams.get(name)),
    ].join();
  return key(currentUrl) !== key(nextUrl);
}

export default function App() {
  return <Outlet />;
}

/** The document around pages and around error views alike: the rest of the page stands when a part fails. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  const lite = data?.lite ?? false;
  return (
    <html lang={data?.language ?? 'en'} dir={data?.direction ?? 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <LiteContext.Provider value={lite}>
          {data ? <Shell>{children}</Shell> : children}
        </LiteContext.Provider>
        {lite ? null : (
          <>
            <ScrollMemory nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** What a route may say of the shell around it. */
interface ShellHandle {
  /** The category row; left out where nobody browses. */
  withCategories?: boolean;
  /** Left out on the page that offers the app (2.3#39). */
  withAppBanner?: boolean;
  /** Left out on messages (2.3#40). */
  withFooter?: boolean;
}

function Shell({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const t = useT('common');
  const { pathname, search } = useLocation();
  const matches = useMatches();
  if (!data) return <main id="main">{children}</main>;
  const toasts = data.flash ? [data.flash] : [];
  const notices = <Toasts label={t('notices')} toasts={toasts} />;
  // Inside the app the app itself is the shell (2.3#40).
  if (data.webView) {
    return (
      <>
        <main id="main">{children}</main>
        {notices}
      </>
    );
  }
  const {
    withCategories = true,
    withAppBanner = true,
    withFooter = true,
  } = (matches.at(-1)?.handle ?? {}) as ShellHandle;
  const banner = withAppBanner ? appBannerProps(data.shell, t) : null;
  return (
    <>
      <PendingNavigation label={t('loading')} />
      <Header
        {...headerProps(data.shell, t, pathname, search)}
        banner={banner ? <AppBanner {...banner} /> : null}
        skipLabel={t('skip')}
        withCategories={withCategories}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {withFooter ? (
        <Footer {...footerProps(data.shell, t, APP_VERSION)} notices={toasts.map(({ text }) => text)} />
      ) : null}
      <ScrollToTop label={t('toTop')} />
      {notices}
    </>
  );
}

/** What a thrown page looks like: not found, not allowed, or try again with the id to quote (8#7, 8#8, J14). */
export function ErrorBoundary() {
  const error = useRouteError();
  const t = useT('common');
  const { pathname, search } = useLocation();
  const page = isRouteErrorResponse(error) ? error : null;
  const body = (page?.data ?? {}) as Partial<ErrorBody>;
  const missing = page !== null && page.status === 404;
  const refused = page !== null && page.status >= 400 && page.status < 500 && !missing;
  // The heading carries the words of 8#11, the line below what to do.
  const title = missing
    ? (body.message ?? t('notFoundTitle'))
    : refused
      ? t('forbiddenTitle')
      : t('errorTitle');
  const text = missing
    ? (body.help ?? t('notFoundHelp'))
    : refused
      ? (body.message ?? t('notFoundHelp'))
      : t('errorHelp');
  return (
    <ErrorView
      title={title}
      text={text}
      code={body.requestId ? t('errorReference', { id: body.requestId }) : undefined}
    >
      {missing || refused ? null : (
        // A plain link: it works without script, and with it reloads everything that may be stale.
        <a className={buttonClass('primary')} href={pathname + search}>
          {t('retry')}
        </a>
      )}
      <Link className={buttonClass('outline')} to={paths.home()}>
        {t('home')}
      </Link>
    </ErrorView>
  );
}
