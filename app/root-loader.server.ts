import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { getBag } from '#app/api/bag.server.ts';
import type { ShellData } from '#app/components/shell/shell-props.ts';
import { guestCount } from '#app/domain/guest-bag.ts';
import { regionName } from '#app/domain/region-name.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { env } from '#app/server/env.server.ts';
import { clearFlashCookie, readFlash } from '#app/server/flash.server.ts';
import { readGuestBag } from '#app/server/guest-bag.server.ts';
import { brandsOf, categoriesOf } from '#app/server/reference.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
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
  };
  return data(
    {
      shell,
      flash,
      language: preferences.language,
      /** For addresses that leave the site: canonical, Open Graph. */
      origin: env().PUBLIC_ORIGIN ?? new URL(request.url).origin,
      lite: request.headers.get('save-data') === 'on',
      messages: messagesFor(preferences.language, ['common']),
    },
    // Shown once.
    flash ? { headers: { 'set-cookie': await clearFlashCookie() } } : {},
  );
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
