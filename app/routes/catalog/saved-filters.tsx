import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { createSavedFilter, deleteSavedFilter, findSavedFilters } from '#app/api/catalog.server.ts';
import { refusalText } from '#app/api/errors.ts';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { decodeListParams, listSearch, withPage } from '#app/domain/list-params.ts';
import { dateLabel } from '#app/domain/relative-time.ts';
import { numericId } from '#app/domain/slug.ts';
import { genders, isOneOf } from '#app/domain/vocabulary.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Field } from '#app/ui/Field.tsx';
import { SAVED_FILTER_NAME_MAX } from '#contract/limits.ts';
import { unlistedMeta } from '../page-meta.ts';
import { ownSizes } from './own-sizes.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

/** A list's query in its one order, from its first page; what is no filter is gone. */
const canonical = (query: string) =>
  listSearch(withPage(decodeListParams(new URLSearchParams(query)), 1)).slice(1);

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const { language } = visitor.preferences;
  const { searchParams } = new URL(args.request.url);
  const query = canonical(searchParams.get('query') ?? '');
  const [saved, sizes] = await Promise.all([findSavedFilters(visitor), ownSizes(visitor)]);
  return {
    username: account.username,
    /** A list that is about to be saved. */
    draft: query ? { query, gender: searchParams.get('gender') ?? '', href: paths.searchQuery(query) } : null,
    filters: saved.map(({ id, name, query: of, count, createdTime }) => ({
      id,
      name,
      count,
      href: paths.searchQuery(of),
      saved: dateLabel(createdTime, language),
    })),
    sizes,
    title: `${translator(language, 'common')('savedFilters')} · Offcut`,
    messages: messagesFor(language, ['catalog', 'validation']),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'account');
  const t = translator(visitor.preferences.language, 'catalog');
  const form = await args.request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (text('intent') === 'delete') {
    const id = numericId(text('id'));
    // Deleted twice is deleted.
    if (id !== null) await deleteSavedFilter(visitor, id);
    return seeOther(paths.savedFilters(), { flash: { kind: 'success', text: t('filterDeleted') } });
  }
  const draft = { query: canonical(text('query')), gender: text('gender'), name: text('name') };
  const saved = await createSavedFilter(visitor, {
    name: draft.name,
    query: draft.query,
    gender: isOneOf(genders, draft.gender) ? draft.gender : null,
  });
  if (!saved.ok) {
    const error = saved.refusal.fields.name?.[0] ?? refusalText(saved.refusal);
    return data({ ...draft, href: paths.searchQuery(draft.query), error }, { status: saved.refusal.code });
  }
  // `stay`: saved from the list itself.
  const to = text('stay') ? backTo(args.request, paths.savedFilters()) : paths.savedFilters();
  return seeOther(to, { flash: { kind: 'success', text: t('filterSaved') } });
}

export default function SavedFilters() {
  const { username, draft, filters, sizes } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const t = useT('catalog');
  const common = useT('common');
  const open = refused ?? (draft && { ...draft, name: '', error: null });
  return (
    <AccountFrame {...accountMenu(common, username)}>
      <h1 className="serif l">{common('savedFilters')}</h1>
      {open ? (
        <Form method="post" action={paths.savedFilters()} className="stack">
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="query" value={open.query} />
          <input type="hidden" name="gender" value={open.gender} />
          <Field
            name="name"
            label={t('filterName')}
            defaultValue={open.name}
            maxLength={SAVED_FILTER_NAME_MAX}
            error={open.error}
          />
          <p className="row">
            <Button variant="primary">{t('save')}</Button>
            <Link className="link small" to={open.href}>
              {t('showResults')}
            </Link>
          </p>
        </Form>
      ) : null}
      {filters.length === 0 && !open ? (
        <Empty title={t('noSavedFilters')} help={t('noSavedFiltersHelp')}>
          <Link className={buttonClass('primary')} to={paths.search()}>
            {t('browse')}
          </Link>
        </Empty>
      ) : (
        <ul className="ruled">
          {filters.map((filter) => (
            <li key={filter.id} className="saved-row">
              <Link to={filter.href} prefetch="intent">
                <b>{filter.name}</b>
                <span className="small qq">
                  {t('styles', { count: filter.count })}, {t('savedOn', { date: filter.saved })}
                </span>
              </Link>
              <Form method="post" action={paths.savedFilters()}>
                <input type="hidden" name="id" value={filter.id} />
                <button
                  className="link small"
                  name="intent"
                  value="delete"
                  aria-label={t('deleteFilter', { name: filter.name })}
                >
                  {t('delete')}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {sizes.length > 0 ? <h2 className="serif s">{t('mySizesTitle')}</h2> : null}
      {sizes.map(({ gender, labels }) => (
        <Form key={gender} method="post" action={paths.mySizes({ gender })} className="row wraps">
          <b>{common(gender)}</b>
          <span>{labels}</span>
          <button className="link small">{t('forgetSizes')}</button>
        </Form>
      ))}
    </AccountFrame>
  );
}
