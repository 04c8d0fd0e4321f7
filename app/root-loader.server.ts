import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { getBag } from '#app/api/bag.server.ts';
import { packShell } from '#app/components/shell/packed-shell.ts';
import type { ShellData } from '#app/components/shell/shell-props.ts';
import { guestCount } from '#app/domain/guest-bag.ts';
import { regionName } from '#app/domain/region-name.ts';
import { directionOf } from '#app/i18n/languages.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { appLinks } from '#app/server/app-links.server.ts';
import { env } from '#app/server/env.server.ts';
import { clearFlashCookie, readFlash } from '#app/server/flash.server.ts';
import { readGuestBag } from '#app/server/guest-bag.server.ts';
import { takeHandedToken } from '#app/server/handed-token.server.ts';
import { publicOrigin } from '#app/server/http.server.ts';
import { brandsOf, categoriesOf } from '#app/server/reference.server.ts';
import { endSessionCookie } from '#app/server/session.server.ts';
import { statusOf } from '#app/server/session-status.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import { mayBeCounted } from '#app/server/usage.server.ts';
import { isWebViewAddress, readWebView, webViewCookie } from '#app/server/web-view.server.ts';
import { languageNames } from '#contract/languages.ts';
import { gender as genderSchema, type Gender } from '#contract/primitives.ts';

/** Designers in the header's sheet; the rest is found by searching. */
const HEADER_DESIGNERS = 60;

/**
 * Everything of the shell. No part of it may take the page down: a backend that is away leaves an empty menu and
 * nobody signed in, and the page's own error view says what happened.
 */
export async function loadRoot(args: LoaderFunctionArgs) {
  const { request } = args;
  const handed = await takeHandedToken(args);
  if (handed) throw handed;
  const visitor = await getVisitor(args);
  const { preferences } = visitor;
  const gender = genderOf(request, visitor);
  const [categories, brands, account, status, bagCount, flash] = await Promise.all([
    orElse(categoriesOf(visitor, gender), []),
    orElse(brandsOf(visitor, gender), []),
    orElse(visitor.account(), null),
    statusOf(visitor),
    orElse(countBag(args, visitor), 0),
    readFlash(request),
  ]);
  const webView = await readWebView(request);
  const cookies = [
    // Shown once.
    ...(flash ? [await clearFlashCookie()] : []),
    // The one loader that ends the session's cookie: its token is no good any more (4#10, 8#4).
    ...(visitor.token && status === 'NotLoggedIn' ? [await endSessionCookie(request)] : []),
    ...(isWebViewAddress(request) ? [await webViewCookie()] : []),
  ];
  const biggest = [...brands].sort((a, b) => b.count - a.count).slice(0, HEADER_DESIGNERS);
  const shell: ShellData = {
    gender,
    categories,
    designers: biggest
      .map(({ value, name }) => ({ value, name }))
      .sort((a, b) => a.name.localeCompare(b.name, preferences.language)),
    designerCount: brands.length,
    region: preferences.region,
    regionName: regionName(preferences.region, preferences.language),
    currency: preferences.currency,
    languageName: languageNames[preferences.language],
    account: account && { id: account.id, username: account.username, avatarUrl: account.avatarUrl },
    status,
    bagCount,
    appBanner: !preferences.appBannerClosed,
    lite: preferences.lite,
    links: { stores: appLinks(publicOrigin(request)).stores, social: env().SOCIAL_LINKS },
    contactUrl: env().CONTACT_URL ?? null,
  };
  return data(
    {
      shell: packShell(shell),
      // Two notices with the same words are still two.
      flash: flash && { ...flash, id: Date.now().toString(36) },
      language: preferences.language,
      /** For addresses that leave the site: canonical, Open Graph. */
      origin: publicOrigin(request),
      direction: direction(request, preferences.language),
      lite: preferences.lite,
      /** Presses of named buttons may be told. */
      counted: mayBeCounted(request, visitor),
      webView,
      messages: messagesFor(preferences.language, ['common']),
    },
    { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) },
  );
}

/** From the language; `/ui` may turn it round to be looked at. */
function direction(request: Request, language: string): 'ltr' | 'rtl' {
  const wanted = new URL(request.url).searchParams.get('dir');
  const mayTurn = env().SHOW_UI === '1' || env().NODE_ENV === 'development';
  return mayTurn && (wanted === 'rtl' || wanted === 'ltr') ? wanted : directionOf(language);
}

/** The gender of the address, else the one last chosen, else women (A2). */
function genderOf(request: Request, visitor: Visitor): Gender {
  const url = new URL(request.url);
  const named = genderSchema.safeParse(
    /^\/shopping\/(men|women)\b/.exec(url.pathname)?.[1] ?? url.searchParams.get('gender'),
  );
  return named.success ? named.data : (visitor.preferences.gender ?? 'women');
}

async function countBag(args: LoaderFunctionArgs, visitor: Visitor): Promise<number> {
  if (!(await visitor.account())) return guestCount(await readGuestBag(args.request));
  return (await getBag(visitor)).totalCount;
}

async function orElse<T>(value: Promise<T>, fallback: T): Promise<T> {
  try {
    return await value;
  } catch {
    return fallback;
  }
}
