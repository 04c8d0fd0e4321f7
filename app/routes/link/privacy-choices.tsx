import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { clearDistinctId, newDistinctId } from '#app/server/distinct-id.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { mayBeCounted } from '#app/server/usage.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Button } from '#app/ui/Button.tsx';
import { RadioChips } from '#app/ui/RadioChips.tsx';
import { codes } from '#contract/errors.ts';
import { unlistedMeta } from '../page-meta.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  return {
    agreed: mayBeCounted(args.request, visitor),
    /** The browser says no to all sites, which weighs more than what is chosen here. */
    refusedByBrowser: args.request.headers.get('sec-gpc') === '1',
    title: `${translator(language, 'link')('privacyTitle')} · Offcut`,
    messages: messagesFor(language, ['link']),
  };
}

/** Keeps the choice in this browser: nobody is counted before they chose to be (J16). */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const t = translator((await getVisitor(args)).preferences.language, 'link');
  const choice = (await request.formData()).get('analytics');
  if (choice !== 'on' && choice !== 'off')
    return data({ error: t('privacyMissing') }, { status: codes.Invalid });
  const analytics = choice === 'on';
  return seeOther(paths.privacyChoices(), {
    cookies: [
      await preferencesCookie(request, { analytics }),
      analytics ? await newDistinctId() : await clearDistinctId(),
    ],
    flash: { kind: 'success', text: t(analytics ? 'privacyAgreed' : 'privacyRefused') },
  });
}

/** One choice with two equal answers, and in plain words what each means. */
export default function PrivacyChoices() {
  const { agreed, refusedByBrowser } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  const t = useT('link');
  return (
    <div className="panel-page">
      <h1 className="serif l">{t('privacyTitle')}</h1>
      <p className="q">{t('privacyLead')}</p>
      <h2 className="serif s">{t('privacyNeeded')}</h2>
      <p>{t('privacyNeededText')}</p>
      <h2 className="serif s">{t('privacyUsage')}</h2>
      <p>{t('privacyUsageText')}</p>
      {refusedByBrowser ? <p className="note">{t('privacyBrowser')}</p> : null}
      <Form method="post" className="stack" key={String(agreed)}>
        <RadioChips
          legend={t('privacyQuestion')}
          name="analytics"
          defaultValue={agreed ? 'on' : 'off'}
          error={error}
          options={[
            { value: 'off', label: t('privacyOff') },
            { value: 'on', label: t('privacyOn'), disabled: refusedByBrowser },
          ]}
        />
        <p>
          <Button variant="primary">{t('save')}</Button>
        </p>
      </Form>
    </div>
  );
}
