import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { SearchBox } from '#app/components/search/SearchBox.tsx';
import { translator, wordsFor } from '#app/i18n/messages.server.ts';
import { homeWords } from '#app/i18n/page-words.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { homeImagesOf } from '#app/server/reference.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { pageMeta } from '../page-meta.ts';

export const handle = { withCategories: false, forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const { language, gender } = visitor.preferences;
  // Whoever chose before goes straight there (2.3#2); ?home keeps the front door reachable.
  if (gender && !new URL(args.request.url).searchParams.has('home')) throw redirect(paths.shopping(gender));
  const t = translator(language, 'catalog');
  return {
    images: await homeImagesOf(visitor),
    title: `${t('homeTitle')} · Offcut`,
    description: t('homeLead'),
    canonical: paths.home(),
    messages: wordsFor(language, 'catalog', homeWords),
  };
}

const genders = ['women', 'men'] as const;

export default function Home() {
  const { images } = useLoaderData<typeof loader>();
  const t = useT('catalog');
  const common = useT('common');
  return (
    <div className="home">
      <section className="ask">
        <h1 className="serif xl">{t('homeHeading')}</h1>
        <p className="q">{t('homeLead')}</p>
        <SearchBox
          className="box"
          action={paths.search()}
          name="search"
          label={t('homeSearch')}
          placeholder={t('homeSearch')}
          before={
            <span className="ic">
              <Icon name="search" />
            </span>
          }
          after={
            <>
              <div className="segc" role="group" aria-label={t('homeGender')}>
                {genders.map((gender) => (
                  <label key={gender}>
                    <input
                      className="vh"
                      type="radio"
                      name="gender"
                      value={gender}
                      defaultChecked={gender === 'women'}
                    />
                    {common(gender)}
                  </label>
                ))}
              </div>
              <button className="ic" aria-label={t('search')}>
                <Icon name="arrow-right" flips />
              </button>
            </>
          }
        />
      </section>
      {genders.map((gender) => (
        <Link key={gender} className="gate" to={paths.shopping(gender)} prefetch="intent">
          <Picture
            src={images[gender].url}
            alt=""
            width={900}
            height={1125}
            sizes="(min-width:768px) 50vw,100vw"
            priority
          />
          <span className="go serif l">{common(gender)}</span>
          <span className="credit">{images[gender].source}</span>
        </Link>
      ))}
    </div>
  );
}
