import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { search as searchStyles } from '#app/api/catalog.server.ts';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { styleCard } from '#app/components/style-card.ts';
import { StyleCards } from '#app/components/StyleCards.tsx';
import { cleanKeyword } from '#app/domain/list-params.ts';
import { productSlug } from '#app/domain/slug.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Button } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Field } from '#app/ui/Field.tsx';
import { unlistedMeta } from '../page-meta.ts';

/** Styles to choose from; whoever finds none refines the words. */
const RESULTS = 24;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const keyword = cleanKeyword(new URL(args.request.url).searchParams.get('search') ?? '');
  const found = keyword ? await searchStyles(visitor, { keyword, pageLimit: RESULTS }) : null;
  return {
    keyword,
    total: found?.total ?? null,
    cards: (found?.spus ?? []).map((spu) => ({
      ...styleCard(spu, language),
      href: paths.createAsk(spu.gender, productSlug(spu)),
    })),
    title: `${translator(language, 'offer')('sellTitle')} · Offcut`,
    messages: messagesFor(language, ['offer']),
  };
}

/** First step of selling: which style is it (C14). */
export default function Sell() {
  const { keyword, total, cards } = useLoaderData<typeof loader>();
  const t = useT('offer');
  return (
    <>
      <div className="wrap">
        <div className="page-head">
          <h1 className="serif l">{t('sellHeading')}</h1>
          <p className="q mt1">{t('sellLead')}</p>
        </div>
        <Form action={paths.sell()} role="search" className="narrow stack">
          <Field
            name="search"
            type="search"
            label={t('sellSearch')}
            defaultValue={keyword}
            maxLength={100}
            required
          />
          <Button variant="primary">{t('search')}</Button>
        </Form>
        {total !== null && total > 0 ? (
          <p className="small qq mt2">{t('sellResults', { count: total })}</p>
        ) : null}
      </div>
      {total === 0 ? <Empty title={t('sellNothing')} help={t('sellNothingHelp')} /> : null}
      {cards.length > 0 ? (
        <ProductGrid>
          <StyleCards cards={cards} level={2} eager={4} />
        </ProductGrid>
      ) : null}
    </>
  );
}
