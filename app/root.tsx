import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useMemo, type ReactNode } from 'react';
import { SessionKeeper } from '#app/components/SessionKeeper.tsx';
import { SignInGate } from '#app/components/sign-in/SignInGate.tsx';
import { ScrollMemory } from '#app/components/ScrollMemory.tsx';
import { AppBanner } from '#app/components/shell/AppBanner.tsx';
import { Footer } from '#app/components/shell/Footer.tsx';
import { Header } from '#app/components/shell/Header.tsx';
import { unpackShell } from '#app/components/shell/packed-shell.ts';
import { PendingNavigation } from '#app/components/shell/PendingNavigation.tsx';
import { ScrollToTop } from '#app/components/shell/ScrollToTop.tsx';
import { appBannerProps, footerProps, headerProps } from '#app/components/shell/shell-props.ts';
import { useSentences, useT } from '#app/i18n/use-translation.ts';
import { PageError } from '#app/page-error.tsx';
import { loadRoot } from '#app/root-loader.server.ts';
import { useNonce } from '#app/server/nonce.ts';
import stylesheet from '#app/styles/index.css?url';
import { ErrorTextContext } from '#app/ui/error-text.ts';
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

/** The shell changes after a form, and where the gender or the region, currency and language of the address change. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== 'GET') return true;
  const key = (url: URL) =>
    [
      /^\/shopping\/(men|women)/.exec(url.pathname)?.[1],
      ...['gender', 'rgn', 'cur', 'lang'].map((name) => url.searchParams.get(name)),
    ].join();
  return key(currentUrl) !== key(nextUrl);
}

export function ErrorBoundary() {
  return <PageError top />;
}

export default function App() {
  return <Outlet />;
}

/** The document around pages and around error views alike: the rest of the page stands when a part fails. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  const say = useSentences();
  const lite = data?.lite ?? false;
  return (
    <html
      lang={data?.language ?? 'en'}
      dir={data?.direction ?? 'ltr'}
      // Read by usage.ts: no beacon leaves without it.
      data-counted={data?.counted ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <LiteContext.Provider value={lite}>
          <ErrorTextContext.Provider value={say}>
            {data ? <Shell>{children}</Shell> : children}
          </ErrorTextContext.Provider>
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
  const packed = data?.shell;
  const shell = useMemo(() => packed && unpackShell(packed), [packed]);
  if (!data || !shell) return <main id="main">{children}</main>;
  const toasts = data.flash ? [data.flash] : [];
  const notices = <Toasts label={t('notices')} toasts={toasts} />;
  // Inside the app the app itself is the shell (2.3#40).
  if (data.webView) {
    return (
      <>
        <main id="main">{children}</main>
        <SessionKeeper status={shell.status} healthTitle={t('healthTitle')} />
        <SignInGate signedIn={shell.account !== null} closeLabel={t('close')} />
        {notices}
      </>
    );
  }
  const {
    withCategories = true,
    withAppBanner = true,
    withFooter = true,
  } = (matches.at(-1)?.handle ?? {}) as ShellHandle;
  const banner = withAppBanner ? appBannerProps(shell, t) : null;
  return (
    <>
      <PendingNavigation label={t('loading')} />
      <Header
        {...headerProps(shell, t, pathname, search)}
        banner={banner ? <AppBanner {...banner} /> : null}
        skipLabel={t('skip')}
        withCategories={withCategories}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {withFooter ? (
        <Footer
          {...footerProps(shell, t, APP_VERSION, pathname, search)}
          notices={toasts.map(({ text }) => text)}
        />
      ) : null}
      <ScrollToTop label={t('toTop')} />
      <SessionKeeper status={shell.status} healthTitle={t('healthTitle')} />
      <SignInGate signedIn={shell.account !== null} closeLabel={t('close')} />
      {notices}
    </>
  );
}
