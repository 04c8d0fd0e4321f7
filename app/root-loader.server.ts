import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { getBag } from '#app/api/bag.server.ts';
import type { ShellData } from '#app/components/shell/shell-props.ts';
import { guestCount } from '#app/domain/guest-bag.ts';
import { regionName } from '#app/domain/region-name.ts';
import { directionOf } from '#app/i18n/languages.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { appLinks } from '#app/server/app-links.server.ts';
import { env } from '#app/server/env.server.ts';
import { clearFlashCookie, readFlash } from '#app/server/flash.server.ts';
import { readGuestBag } from '#app/server/guest-bag.server.ts';
import { publicOrigin } from '#app/server/http.server.ts';
import { brandsOf, categoriesOf } from '#app/server/reference.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import { isWebViewAddress, readWebView, webViewCookie } from '#app/server/web-view.server.ts';
import { gender as genderSchema, type Gender } from '#contract/primitives.ts';

/** Designers in the header's sheet; the rest is found by searching. */
const HEADER_DESIGNERS = 60;

/**
 * Everything of the shell. No part of it may take the page down: a backend that is away leaves an empty menu and
 * nobody signed in, and the page's own error view says what happened.
 */
export async function loadRoot(args: LoaderFunctionArgs) {
  const { request } = args;
  const visitor = await getVisitor(args);
  const { preferences } = visitor;
  const gender = genderOf(request, visitor);
  const [categories, brands, account, bagCount, flash] = await Promise.all([
    orElse(categoriesOf(visitor, gender), []),
    orElse(brandsOf(visitor, gender), []),
    orElse(visitor.account(), null),
    orElse(countBag(args, visitor), 0),
    readFlash(request),
  ]);
  const webView = await readWebView(request);
  const cookies = [
    // Shown once.
    ...(flash ? [await clearFlashCookie()] : []),
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
    languageName: languageName(preferences.language),
    account: account && { id: account.id, username: account.username, avatarUrl: account.avatarUrl },
    bagCount,
    appBanner: !preferences.appBannerClosed,
    lite: preferences.lite,
    links: { stores: appLinks(publicOrigin(request)).stores, social: env().SOCIAL_LINKS },
    contactUrl: env().CONTACT_URL ?? null,
  };
  return data(
    {
      shell,
      // Two notices with the same words are still two.
      flash: flash && { ...flash, id: Date.now().toString(36) },
      language: preferences.language,
      /** For addresses that leave the site: canonical, Open Graph. */
      origin: publicOrigin(request),
      direction: direction(request, preferences.language),
      lite: preferences.lite,
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

/** A language in its own words. */
function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
