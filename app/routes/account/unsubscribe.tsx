import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { unsubscribe } from '#app/api/auth.server.ts';
import { isOneOf } from '#app/domain/vocabulary.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { notFoundPage } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Button } from '#app/ui/Button.tsx';
import { mailEventNames } from '#contract/auth.ts';
import { unlistedMeta } from '../page-meta.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

/** Opening the link changes nothing: machines open links of mails, too. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const t = translator(language, 'account');
  const search = new URL(args.request.url).searchParams;
  const event = search.get('event');
  if (!isOneOf(mailEventNames, event) || !search.get('token')) throw notFoundPage(t('unsubscribeOld'));
  return {
    event,
    title: `${t('unsubscribeTitle')} · Offcut`,
    messages: messagesFor(language, ['account']),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await getVisitor(args);
  const search = new URL(args.request.url).searchParams;
  const event = search.get('event');
  const wanted = (await args.request.formData()).get('wanted') === 'yes';
  const t = translator(visitor.preferences.language, 'account');
  const token = search.get('token')?.slice(0, 100);
  if (!isOneOf(mailEventNames, event) || !token) throw notFoundPage(t('unsubscribeOld'));
  const saved = await unsubscribe(visitor, { token, event, wanted });
  return data({ wanted: saved.ok ? wanted : null });
}

/** Out of mails of one kind, from one of them; back in with one press (J23, G17). */
export default function Unsubscribe() {
  const { event } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('account');
  const off = answer?.wanted === false;
  return (
    <div className="panel-page">
      <h1 className="serif l">{t('unsubscribeTitle')}</h1>
      <p className="q" role="status">
        {answer?.wanted === null
          ? t('unsubscribeFailed')
          : t(off ? 'unsubscribed' : answer?.wanted ? 'subscribed' : 'unsubscribeAsk', {
              about: t(`mail.${event}`),
            })}
      </p>
      <Form method="post" className="stack mt2">
        <Button variant={off ? 'outline' : 'primary'} wide name="wanted" value={off ? 'yes' : 'no'}>
          {t(off ? 'subscribe' : 'unsubscribe')}
        </Button>
      </Form>
      <p className="small mt2">
        <Link className="link" to={paths.accountPreferences()}>
          {t('preferencesTitle')}
        </Link>
      </p>
    </div>
  );
}
