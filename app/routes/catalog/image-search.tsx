import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { searchByPicture } from '#app/api/catalog.server.ts';
import { refusalText } from '#app/api/errors.ts';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { styleCard } from '#app/components/style-card.ts';
import { StyleCards } from '#app/components/StyleCards.tsx';
import { genders, isOneOf } from '#app/domain/vocabulary.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { codes } from '#contract/errors.ts';
import { pageMeta } from '../page-meta.ts';
import { PictureForm } from './components/PictureForm.tsx';

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  const { language } = (await getVisitor(args)).preferences;
  const wanted = new URL(args.request.url).searchParams.get('gender');
  return {
    gender: isOneOf(genders, wanted) ? wanted : null,
    canonical: paths.imageSearch(),
    title: `${translator(language, 'common')('imageSearch')} · Offcut`,
    description: translator(language, 'catalog')('imageSearchText'),
    messages: messagesFor(language, ['catalog']),
  };
}

/** Styles that look like the photo sent: available ones, at most five (5#28, F12). Nothing of it is kept. */
export async function action(args: ActionFunctionArgs) {
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const t = translator(language, 'catalog');
  const form = await args.request.formData();
  const [file, wanted] = [form.get('file'), form.get('gender')];
  const refuse = (error: string, status: number) => data({ error, cards: null }, { status });
  if (!(file instanceof File) || file.size === 0) return refuse(t('imageMissing'), codes.Invalid);
  const found = await searchByPicture(visitor, file, isOneOf(genders, wanted) ? wanted : null);
  if (found.ok) return data({ error: null, cards: found.data.map(({ spu }) => styleCard(spu, language)) });
  const { code } = found.refusal;
  return refuse(code === codes.BadRequest ? t('imageUnreadable') : refusalText(found.refusal), code);
}

export default function ImageSearch() {
  const { gender } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('catalog');
  const common = useT('common');
  return (
    <>
      <div className="wrap">
        <div className="list-head">
          <Breadcrumbs
            label={common('breadcrumbs')}
            crumbs={[{ label: t('searchTitle'), href: paths.search() }, { label: common('imageSearch') }]}
            renderLink={renderLink}
          />
          <h1 className="serif l">{common('imageSearch')}</h1>
          <p className="q">{t('imageSearchText')}</p>
        </div>
        <PictureForm gender={gender} error={answer?.error ?? null} />
        {answer?.cards?.length === 0 ? <Empty title={t('noResults')} /> : null}
      </div>
      {answer?.cards && answer.cards.length > 0 ? (
        <section aria-label={t('imageResults')}>
          <ProductGrid>
            <StyleCards cards={answer.cards} eager={2} level={2} />
          </ProductGrid>
        </section>
      ) : null}
    </>
  );
}
