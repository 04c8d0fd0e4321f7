import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { paths } from '#app/paths.ts';
import { accountMenu } from '../account-menu.ts';
import type { BrandOption, CategoryOption } from '#contract/catalog.ts';
import type { Gender } from '#contract/primitives.ts';
import type { SessionStatus } from '#contract/session-status.ts';
import type { AppBannerProps } from './AppBanner.tsx';
import type { FooterProps } from './Footer.tsx';
import type { ShellDesigners, ShellLink, ShellMenu, ShellProps } from './shell-types.ts';

/** What the root loader knows for the header and footer. */
export interface ShellData {
  gender: Gender;
  categories: CategoryOption[];
  /** By name; the header lists the ones with most styles. */
  designers: Pick<BrandOption, 'value' | 'name'>[];
  designerCount: number;
  region: string;
  regionName: string;
  currency: string;
  languageName: string;
  account: { username: string; avatarUrl: string | null; id: number } | null;
  /** Whether somebody is signed in, as far as is known (4#1). */
  status: SessionStatus;
  bagCount: number;
  /** The line that offers the app has not been closed. */
  appBanner: boolean;
  lite: boolean;
  /** What the environment names (J22). */
  links: { stores: ShellLink[]; social: ShellLink[] };
  contactUrl: string | null;
}

type T = Translate<MessageKey<MessagesOf<'common'>>>;

const genders = ['women', 'men'] as const satisfies readonly Gender[];

/** The header's texts and links for where one is. `path` is the page's pathname, `keyword` what was searched for. */
export function headerProps(data: ShellData, t: T, path: string, search: string): ShellProps {
  const { gender, account } = data;
  // Back to the same choice of filters, condition or size.
  const forward = path + search;
  const here = (href: string) => path === href || path.startsWith(`${href}/`);
  return {
    homeHref: paths.home(),
    wordmark: 'OFFCUT',
    gender,
    menus: genders.map((of) => menu(data, of, t, here)),
    search: {
      action: paths.search(),
      name: 'search',
      value: new URLSearchParams(search).get('search') ?? '',
      hidden: [{ name: 'gender', value: gender }],
      label: t('search'),
      placeholder: t(gender === 'men' ? 'searchMen' : 'searchWomen'),
      submitLabel: t('search'),
    },
    region: {
      label: t('regionText', { region: data.region, currency: data.currency }),
      href: path === paths.promptRegion() ? forward : paths.promptRegion({ forward }),
    },
    add: { label: t('sell'), links: [{ label: t('sell'), href: paths.sell() }] },
    bag: { href: paths.bag(), count: data.bagCount },
    accountHref: paths.account(),
    account: account && {
      name: account.username,
      avatarSrc: account.avatarUrl,
      label: t('account'),
      links: accountMenu(t, account.username).links.map(({ label, href }) => ({ label, href })),
      logout: { action: paths.logout(), label: t('logOut') },
    },
    ...(account ? { rowEnd: { label: t('savedFilters'), href: paths.savedFilters() } } : {}),
    loginHref: path === paths.login() ? forward : paths.login({ forward }),
    labels: {
      navigation: t('brand'),
      departments: t('department'),
      categories: t('categories'),
      menu: t('menu'),
      search: t('search'),
      bag: t('bagCount', { count: data.bagCount }),
      login: t('signIn'),
      account: t('account'),
      region: t('region'),
      close: t('close'),
      findDesigner: t('findDesigner'),
      noDesigner: t('designerNotFound'),
    },
  };
}

function menu(data: ShellData, gender: Gender, t: T, here: (href: string) => boolean): ShellMenu {
  const mine = gender === data.gender;
  const home = paths.shopping(gender);
  return {
    gender,
    label: t(gender),
    href: home,
    allLabel: t('allOf', { name: t(gender) }),
    newIn: { label: t('newIn'), href: paths.newIn(gender), current: here(paths.newIn(gender)) },
    // The other gender's lists are one link away: every page would pay for them.
    ...(mine ? { designers: designers(data, t) } : {}),
    categories: (mine ? data.categories : []).map((category) => ({
      label: category.name,
      href: paths.category(gender, category.value),
      current: here(paths.category(gender, category.value)),
      allLabel: t('allOf', { name: category.name }),
      links: category.children.map((child) => ({
        label: child.name,
        href: paths.category(gender, category.value, child.value),
      })),
    })),
    marketplace: {
      label: t('marketplace'),
      href: paths.marketplace(gender),
      current: here(paths.marketplace(gender)),
    },
  };
}

const stretches = [
  { label: 'A–E', to: 'E' },
  { label: 'F–L', to: 'L' },
  { label: 'M–R', to: 'R' },
  { label: 'S–Z', to: '\uffff' },
];

function designers(data: ShellData, t: T): ShellDesigners {
  let from = '';
  const groups = stretches.map(({ label, to }) => {
    const links = data.designers
      .filter(({ name }) => {
        // Without its accent: É stands among the E.
        const letter = (name.normalize('NFD')[0] ?? '').toUpperCase();
        return letter > from && letter <= to;
      })
      .map(({ value, name }) => ({ label: name, href: paths.designer(data.gender, value) }));
    from = to;
    return { label, links };
  });
  return {
    label: t('designers'),
    groups,
    all: { label: t('allDesigners', { count: data.designerCount }), href: paths.designers(data.gender) },
  };
}

/** The form of region, language and currency, which leads back to where one is; itself where one is there. */
function regionHref(path: string, search: string): string {
  return path === paths.promptRegion() ? path + search : paths.promptRegion({ forward: path + search });
}

/** The footer's lists; only pages that exist. `path` and `search` say where one is. */
export function footerProps(
  data: ShellData,
  t: T,
  version: string,
  path: string,
  search: string,
): Omit<FooterProps, 'notices'> {
  return {
    tagline: t('footerLine'),
    wordmark: 'OFFCUT',
    lists: [
      {
        title: t('shop'),
        links: [
          { label: t('newIn'), href: paths.newIn(data.gender) },
          { label: t('women'), href: paths.shopping('women') },
          { label: t('men'), href: paths.shopping('men') },
          { label: t('marketplace'), href: paths.marketplace() },
        ],
      },
      {
        title: t('sellTitle'),
        links: [
          { label: t('listAnItem'), href: paths.sell() },
          { label: t('sellerPayments'), href: paths.accountPayment() },
          { label: t('yourListings'), href: paths.accountOffers() },
        ],
      },
      {
        title: t('accountTitle'),
        links: [
          { label: t('myOrders'), href: paths.accountOrders() },
          { label: t('addresses'), href: paths.accountAddress() },
          { label: t('region'), href: regionHref(path, search) },
          { label: t('privacyChoices'), href: paths.privacyChoices() },
        ],
      },
      ...(data.contactUrl || data.links.social.length > 0
        ? [
            {
              title: t('followTitle'),
              links: [
                ...data.links.social,
                ...(data.contactUrl ? [{ label: t('contact'), href: data.contactUrl }] : []),
              ],
            },
          ]
        : []),
    ],
    stores: data.links.stores,
    lite: {
      action: paths.display(),
      value: data.lite ? 'off' : 'on',
      label: t(data.lite ? 'liteOff' : 'liteOn'),
    },
    base: [
      t('copyright'),
      t('footerRegion', { region: data.regionName, currency: data.currency, language: data.languageName }),
      t('version', { version }),
    ],
  };
}

/** The line above a phone's header, until it was closed. */
export function appBannerProps(data: ShellData, t: T): AppBannerProps | null {
  if (!data.appBanner) return null;
  return {
    text: t('appLine'),
    link: { href: paths.discoverApp(), label: t('appOpen') },
    close: { action: paths.display(), label: t('close') },
  };
}
