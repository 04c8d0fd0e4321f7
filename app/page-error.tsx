import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react';
import type { ErrorBody } from '#app/api/errors.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { ErrorView } from '#app/ui/ErrorView.tsx';

/**
 * What a thrown page looks like: not found, not allowed, or try again with the id to quote (8#7, 8#8, J14). What nobody
 * threw as a page, a part that did not load or broke, offers to reload the page.
 */
export function PageError({
  top = false,
}: {
  /** At the root: nothing of the page stands. */ top?: boolean;
}) {
  const error = useRouteError();
  const t = useT('common');
  const { pathname, search } = useLocation();
  const page = isRouteErrorResponse(error) ? error : null;
  const body = (page?.data ?? {}) as Partial<ErrorBody>;
  const missing = page !== null && page.status === 404;
  const refused = page !== null && page.status >= 400 && page.status < 500 && !missing;
  // The heading carries the words of 8#11, the line below what to do.
  const title = missing
    ? (body.message ?? t('notFoundTitle'))
    : refused
      ? t('forbiddenTitle')
      : (body.heading ?? t('errorTitle'));
  const text = missing
    ? (body.help ?? t('notFoundHelp'))
    : refused
      ? (body.message ?? t('notFoundHelp'))
      : t('errorHelp');
  return (
    <ErrorView
      title={title}
      text={text}
      code={body.requestId ? t('errorReference', { id: body.requestId }) : undefined}
    >
      {missing || refused ? null : (
        // A plain link: it works without script, and with it reloads everything that may be stale.
        <a className={buttonClass('primary')} href={pathname + search}>
          {t(top || !page ? 'reloadPage' : 'retry')}
        </a>
      )}
      <Link className={buttonClass('outline')} to={paths.home()}>
        {t('home')}
      </Link>
    </ErrorView>
  );
}
