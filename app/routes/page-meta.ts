import type { MetaArgs, MetaDescriptor } from '@remix-run/node';
import { isOneOf } from '#app/domain/vocabulary.ts';
import { languages, type Language } from '#contract/languages.ts';
import { paths } from '#app/paths.ts';
import type { Gender } from '#contract/primitives.ts';

/** What a public page says about itself to search engines and to those who share it. */
export interface PageMeta {
  /** As in the browser's tab: "… · Offcut". */
  title: string;
  description?: string | undefined;
  /** Path of the picture for shared links, from `paths`, 1200 × 630; the shop's own unless said otherwise. */
  image?: string | undefined;
  /** Says what the picture shows. */
  imageAlt?: string | undefined;
  ogType?: 'website' | 'product' | 'article';
  /** Path, with its query, of the address this page is known by; none where it must not be indexed. */
  canonical?: string | undefined;
  noindex?: boolean;
  /** Canonical query of the list the page shows, which then also comes as feeds. */
  feed?: string | undefined;
}

const SUFFIX = ' · Offcut';
const DESCRIPTION_MAX = 160;

type Where = Pick<MetaArgs, 'location' | 'matches'>;

/** The address people type, from the root loader; addresses that leave the site must be whole. */
export function originOf(where: Pick<Where, 'matches'>): string {
  return rootOf(where).origin ?? '';
}

function rootOf({ matches }: Pick<Where, 'matches'>): { origin?: string; language?: Language } {
  return (matches.find(({ id }) => id === 'root')?.data ?? {}) as { origin?: string; language?: Language };
}

/** The head of a public page: title, description, canonical address, Open Graph and its cousin. */
export function pageMeta(where: Where, page: PageMeta | undefined): MetaDescriptor[] {
  if (!page) return [{ title: 'Offcut' }];
  const origin = originOf(where);
  const description = page.description && shorten(page.description);
  const title = page.title.endsWith(SUFFIX) ? page.title.slice(0, -SUFFIX.length) : page.title;
  const image = page.image ?? paths.shareImage(genderOf(where.location.pathname), rootOf(where).language);
  const tags: MetaDescriptor[] = [
    { title: page.title },
    { property: 'og:site_name', content: 'Offcut' },
    { property: 'og:title', content: title },
    { property: 'og:type', content: page.ogType ?? 'website' },
    { property: 'og:url', content: origin + (page.canonical ?? where.location.pathname) },
    { property: 'og:image', content: origin + image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.imageAlt ?? title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (description) {
    tags.push({ name: 'description', content: description });
    tags.push({ property: 'og:description', content: description });
  }
  if (page.canonical) tags.push(...addresses(origin, page.canonical, where.location.search));
  if (page.feed !== undefined) {
    tags.push(feedLink('application/rss+xml', paths.feedRss(page.feed), title));
    tags.push(feedLink('application/feed+json', paths.feedJson(page.feed), title));
  }
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' });
  return tags;
}

/** The head of a page that is one person's, or a step on the way: a title, and out of the indexes (2.1#75). */
export function unlistedMeta(page: { title: string } | undefined): MetaDescriptor[] {
  return [{ title: page?.title ?? 'Offcut' }, { name: 'robots', content: 'noindex' }];
}

function genderOf(path: string): Gender | undefined {
  return /^\/shopping\/(women|men)(?:\/|$)/.exec(path)?.[1] as Gender | undefined;
}

/** The canonical address, with the language it names, and the same page in every language (C7, C31). */
function addresses(origin: string, canonical: string, search: string): MetaDescriptor[] {
  const plain = new URL(canonical, 'http://page');
  const inLanguage = (language: string | null) => {
    const params = new URLSearchParams(plain.search);
    if (language) params.set('lang', language);
    const text = params.toString();
    return origin + plain.pathname + (text ? `?${text}` : '');
  };
  const named = new URLSearchParams(search).get('lang');
  const link = (hrefLang: string, language: string | null): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: inLanguage(language),
  });
  return [
    { tagName: 'link', rel: 'canonical', href: inLanguage(isOneOf(languages, named) ? named : null) },
    ...languages.map((language) => link(language, language)),
    link('x-default', null),
  ];
}

function feedLink(type: string, href: string, title: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type, href, title };
}

/** At most 160 letters, cut between words. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_MAX) return plain;
  return `${plain.slice(0, DESCRIPTION_MAX - 1).replace(/\s+\S*$/, '')}…`;
}
