import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { byLetter } from '#app/domain/by-letter.ts';
import { isNameMatch } from '#app/domain/name-match.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { renderLink } from '#app/components/render-link.tsx';
import { paths } from '#app/paths.ts';
import { requireGender } from '#app/server/guards.server.ts';
import { brandsOf } from '#app/server/reference.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { pageMeta } from '../page-meta.ts';

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

const LONGEST = 80;

/** All designers of a gender by their first letter, narrowed by `find` (2.3#43, 5#29). */
export async function loader(args: LoaderFunctionArgs) {
  const gender = requireGender(args.params.gender);
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const t = translator(language, 'catalog');
  const find = (new URL(args.request.url).searchParams.get('find') ?? '').trim().slice(0, LONGEST);
  const brands = await brandsOf(visitor, gender);
  const found = brands.filter(
    ({ name, alias }) => isNameMatch(name, find) || (alias && isNameMatch(alias, find)),
  );
  return {
    gender,
    find,
    total: brands.length,
    groups: byLetter(
      found.map(({ value, name, count }) => ({ name, count, href: paths.designer(gender, value) })),
      language,
    ),
    title: `${t('designersTitle')}, ${translator(language, 'common')(gender)} · Offcut`,
    canonical: paths.designers(gender),
    messages: messagesFor(language, ['catalog']),
  };
}

export default function Designers() {
  const { gender, find, total, groups } = useLoaderData<typeof loader>();
  const t = useT('catalog');
  const common = useT('common');
  return (
    <div className="wrap">
      <div className="list-head">
        <Breadcrumbs
          label={common('breadcrumbs')}
          crumbs={[{ label: common(gender), href: paths.shopping(gender) }, { label: t('designersTitle') }]}
          renderLink={renderLink}
        />
        <h1 className="serif l">{t('designersTitle')}</h1>
        <p className="q">{t('designersText', { count: total })}</p>
        <Form className="row seek" action={paths.designers(gender)} role="search">
          <input
            className="in tiny"
            type="search"
            name="find"
            key={find}
            defaultValue={find}
            aria-label={t('findDesigner')}
            placeholder={t('findDesigner')}
            maxLength={LONGEST}
          />
          <Button variant="quiet">{t('find')}</Button>
        </Form>
      </div>
      {groups.length > 1 ? (
        <nav className="letters num" aria-label={t('letters')}>
          {groups.map(({ letter }, index) => (
            <a key={letter} href={`#letter-${index}`}>
              {letter || t('otherDesigners')}
            </a>
          ))}
        </nav>
      ) : null}
      {groups.length === 0 ? (
        // The word of 8#12 for a designer nobody knows.
        <Empty title={common('designerNotFound')}>
          <Link className={buttonClass('outline')} to={paths.designers(gender)}>
            {t('designersTitle')}
          </Link>
        </Empty>
      ) : (
        <div className="alphabet">
          {groups.map(({ letter, items }, index) => (
            <section key={letter} id={`letter-${index}`}>
              <h2 className="serif m">{letter || t('otherDesigners')}</h2>
              <ul>
                {items.map((designer) => (
                  <li key={designer.href}>
                    <Link to={designer.href} prefetch="intent" discover="none">
                      {designer.name}
                      <i className="num">{designer.count}</i>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
