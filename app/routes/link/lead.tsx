import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, Link, useLoaderData, useLocation, useRouteError } from '@remix-run/react';
import { useEffect } from 'react';
import { getLead, trackOffer } from '#app/api/offer.server.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { CLICK_PARAM } from '#app/server/click-id.server.ts';
import { notFoundPage, requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Avatar } from '#app/ui/Avatar.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { ErrorView } from '#app/ui/ErrorView.tsx';
import { unlistedMeta } from '../page-meta.ts';

export const handle = { withCategories: false };

/** After this many milliseconds the shopper is sent on (9#3). */
const DELAY = 300;

export const meta: MetaFunction<typeof loader> = ({ data: page, error }) => [
  ...unlistedMeta(page),
  // Whole seconds are all that HTML knows; script is quicker. A shop page that is gone leads home (8#9).
  ...(page ? [{ httpEquiv: 'refresh', content: `1;url=${page.offerUrl}` }] : []),
  ...(isRouteErrorResponse(error) && error.status === 404
    ? [{ httpEquiv: 'refresh', content: `4;url=${paths.home()}` }]
    : []),
];

export async function loader(args: LoaderFunctionArgs) {
  const offerId = requireId(args.params.offerId);
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const t = translator(language, 'link');
  const { offerUrl, username, avatarUrl } = await getLead(visitor, offerId);
  const url = new URL(offerUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw notFoundPage(t('offerMissing'));
  if (visitor.clickId) url.searchParams.set(CLICK_PARAM, visitor.clickId);
  // Counted, and shown the way also when counting fails (E7).
  await trackOffer(visitor, offerId).catch(() => null);
  return {
    offerUrl: url.href,
    username,
    avatarUrl,
    title: `${t('leadTitle', { name: username })} · Offcut`,
    messages: messagesFor(language, ['link']),
  };
}

export default function Lead() {
  const { offerUrl, username, avatarUrl } = useLoaderData<typeof loader>();
  const t = useT('link');
  // The outside system is the browser's address: the retailer's page takes this one's place after a moment.
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(offerUrl), DELAY);
    return () => clearTimeout(timer);
  }, [offerUrl]);
  return (
    <div className="panel-page">
      <Avatar src={avatarUrl} name={username} size="xl" />
      <h1 className="serif l">{t('leadTitle', { name: username })}</h1>
      <p className="q">{t('leadText')}</p>
      <p>
        <a className="link" href={offerUrl} rel="noopener nofollow">
          {t('leadSlow')}
        </a>
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const t = useT('common');
  const { pathname } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="wrap">
      <ErrorView
        title={t(missing ? 'notFoundTitle' : 'errorTitle')}
        text={t(missing ? 'notFoundHelp' : 'errorHelp')}
      >
        {missing ? null : (
          <a className={buttonClass('primary')} href={pathname}>
            {t('retry')}
          </a>
        )}
        <Link className={buttonClass('outline')} to={paths.home()}>
          {t('home')}
        </Link>
      </ErrorView>
    </div>
  );
}
