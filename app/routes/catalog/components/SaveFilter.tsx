import { Form, Link } from '@remix-run/react';
import { useId } from 'react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/Button.tsx';

interface SaveFilterProps {
  /** The list as a canonical query. */
  query: string;
  gender: string;
  signedIn: boolean;
}

/** Keeps this list under a name (B8): a small form that unfolds; visitors are led to sign in and to the same form. */
export function SaveFilter({ query, gender, signedIn }: SaveFilterProps) {
  const t = useT('catalog');
  const id = useId();
  if (!signedIn) {
    return (
      <Link
        className="link small"
        to={paths.savedFilters({ query, gender })}
        rel="nofollow"
        discover="none"
        data-signin="account"
      >
        {t('saveFilter')}
      </Link>
    );
  }
  return (
    <details className="save">
      <summary className="link small">{t('saveFilter')}</summary>
      <Form method="post" action={paths.savedFilters()} className="row">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="query" value={query} />
        <input type="hidden" name="gender" value={gender} />
        <input type="hidden" name="stay" value="1" />
        <label className="vh" htmlFor={id}>
          {t('filterName')}
        </label>
        <input
          className="in tiny"
          id={id}
          name="name"
          placeholder={t('filterName')}
          maxLength={40}
          required
        />
        <Button variant="quiet">{t('save')}</Button>
      </Form>
    </details>
  );
}
