import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { appLinks } from '#app/server/app-links.server.ts';
import { publicOrigin } from '#app/server/http.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { unlistedMeta } from '../page-meta.ts';

export const handle = { withCategories: false, withAppBanner: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

/** A phone is sent to the app, a desktop sees where to get it (2.3#38); without one, how to keep the shop at hand. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const { open, stores } = appLinks(publicOrigin(args.request));
  if (open && /android|iphone|ipad|ipod/i.test(visitor.userAgent)) throw redirect(open);
  const { language } = visitor.preferences;
  return {
    stores,
    title: `${translator(language, 'link')('appTitle')} · Offcut`,
    messages: messagesFor(language, ['link']),
  };
}

export default function DiscoverApp() {
  const { stores } = useLoaderData<typeof loader>();
  const t = useT('link');
  return (
    <div className="panel-page">
      <h1 className="serif l">{t('appTitle')}</h1>
      <p className="q">{stores.length > 0 ? t('appLead') : t('appHomeScreenLead')}</p>
      {stores.length > 0 ? (
        <div className="btns mt2">
          {stores.map(({ label, href }) => (
            <a key={href} className={buttonClass('primary', { size: 'tall' })} href={href}>
              {label}
            </a>
          ))}
        </div>
      ) : (
        <>
          <ul className="stack mt2">
            <li>{t('appHomeScreenIphone')}</li>
            <li>{t('appHomeScreenAndroid')}</li>
            <li>{t('appHomeScreenDesktop')}</li>
          </ul>
          <p className="mt2">
            <Link className={buttonClass('outline')} to={paths.home()}>
              {t('appToShop')}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
