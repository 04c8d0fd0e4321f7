import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { decodeListParams } from '#app/domain/list-params.ts';
import { translator, wordsFor } from '#app/i18n/messages.server.ts';
import { listWords } from '#app/i18n/page-words.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { readRecentSearches, rememberSearch } from '#app/server/recent-searches.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { chipClass } from '#app/ui/Chip.tsx';
import type { Gender } from '#contract/primitives.ts';
import { pageMeta } from '../page-meta.ts';
import { ListPage } from './components/ListPage.tsx';
import { loadList } from './list.server.ts';

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  const { language, gender: chosen } = (await getVisitor(args)).preferences;
  const { gender, keyword } = decodeListParams(new URL(args.request.url).searchParams);
  const t = translator(language, 'catalog');
  const [list, recents, remembered] = await Promise.all([
    loadList(args, { fixed: {}, path: paths.search(), results: true }),
    readRecentSearches(args.request),
    rememberSearch(args.request, gender ?? chosen ?? 'women', keyword),
  ]);
  const answer = {
    gender,
    keyword,
    /** Shown while nothing is searched for; the header's dropdown needs script, this does not. */
    recent: keyword ? [] : recents[gender ?? chosen ?? 'women'],
    list,
    ...list.head,
    title: `${keyword ? t('searchFor', { keyword }) : t('searchTitle')} · Offcut`,
    messages: wordsFor(language, 'catalog', listWords),
  };
  return data(answer, { headers: remembered.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

export default function Search() {
  const { gender, keyword, recent, list } = useLoaderData<typeof loader>();
  const t = useT('catalog');
  const common = useT('common');
  const search = keyword || undefined;
  return (
    <ListPage
      heading={keyword ? t('searchFor', { keyword }) : t('searchTitle')}
      list={list}
      crumbs={[
        gender
          ? { label: common(gender), href: paths.shopping(gender) }
          : { label: common('home'), href: paths.home() },
        { label: t('search') },
      ]}
      narrower={[
        { href: paths.search({ search }), label: t('searchAll'), current: gender === null },
        {
          href: paths.search({ gender: 'women', search }),
          label: common('women'),
          current: gender === 'women',
        },
        { href: paths.search({ gender: 'men', search }), label: common('men'), current: gender === 'men' },
      ]}
    >
      {keyword ? null : (
        <p>
          <Link className="link small" to={paths.imageSearch({ ...(gender ? { gender } : {}) })}>
            {common('imageSearch')}
          </Link>
        </p>
      )}
      {keyword ? null : <RecentSearches recent={recent} gender={gender} />}
    </ListPage>
  );
}

/** The searches of this browser, as links and a form (2.3#46, F10). */
function RecentSearches({ recent, gender }: { recent: readonly string[]; gender: Gender | null }) {
  const common = useT('common');
  if (recent.length === 0) return <p className="small qq">{common('noRecentSearches')}</p>;
  return (
    <section className="recents">
      <h2 className="micro">{common('recentSearches')}</h2>
      <ul>
        {recent.map((words) => (
          <li key={words}>
            <Link className={chipClass()} to={paths.search({ ...(gender ? { gender } : {}), search: words })}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
      <Form method="post" action={paths.recentSearches()}>
        <button className="link small" name="intent" value="clear">
          {common('clearRecent')}
        </button>
      </Form>
    </section>
  );
}
