import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { FollowForm } from '#app/components/FollowForm.tsx';
import { RegionLink } from '#app/components/region/RegionLink.tsx';
import { UserLine } from '#app/components/UserLine.tsx';
import { lengthUnits } from '#app/domain/measure.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Checkbox } from '#app/ui/Checkbox.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { RadioChips } from '#app/ui/RadioChips.tsx';
import { mailEventNames } from '#contract/auth.ts';
import { unlistedMeta } from '../page-meta.ts';
import { LeavingForms } from './components/LeavingForms.tsx';
import { loadPreferences, savePreferences } from './preferences.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadPreferences(args);
}

export async function action(args: ActionFunctionArgs) {
  return savePreferences(args);
}

/** Region, language and currency, unit, mails, taking one's data along, leaving (2.1#32, 2.3#55, 3#20, 3#21, G17). */
export default function Preferences() {
  const { username, shopping, unit, mails, blocked, ...leaving } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('account');
  const common = useT('common');
  return (
    <AccountFrame {...accountMenu(common, username)}>
      <h1 className="serif l">{t('preferencesTitle')}</h1>
      <div className="narrow">
        <section className="prefs">
          <h2 className="serif m">{common('region')}</h2>
          <p className="q">{t('preferencesRegion')}</p>
          <p className="row between wraps">
            <b className="b">{shopping}</b>
            <RegionLink
              className={buttonClass('outline', { size: 'tiny' })}
              href={paths.promptRegion({ forward: paths.accountPreferences() })}
              title={common('region')}
              closeLabel={common('close')}
            >
              {t('change')}
            </RegionLink>
          </p>
        </section>
        <section className="prefs" id="unit">
          <Form method="post" action={paths.unit()} className="stack" preventScrollReset key={unit}>
            <RadioChips
              legend={<span className="serif m">{t('unitTitle')}</span>}
              name="unit"
              options={lengthUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
              defaultValue={unit}
            />
            <Button size="tiny">{t('unitSave')}</Button>
          </Form>
        </section>
        <section className="prefs" id="notifications">
          <h2 className="serif m">{t('mailsTitle')}</h2>
          <p className="q">{t('mailsLead')}</p>
          <FormErrorSummary
            title={t('formProblem')}
            errors={answer?.form === 'mails' ? [answer.error] : []}
          />
          <Form
            method="post"
            className="stack mt1"
            preventScrollReset
            // What was saved, also after something was not (7/user#8).
            key={mailEventNames.map((event) => Number(mails[event])).join('')}
          >
            {mailEventNames.map((event) => (
              <Checkbox key={event} id={`mail-${event}`} name={event} defaultChecked={mails[event]}>
                {t(`mail.${event}`)}
              </Checkbox>
            ))}
            <Button variant="primary">{t('preferencesSave')}</Button>
          </Form>
        </section>
        {blocked.length > 0 ? (
          <section className="prefs" id="blocked">
            <h2 className="serif m">{t('blockedTitle')}</h2>
            <ul className="plates">
              {blocked.map((person) => (
                <li className="plate mid" key={person.id}>
                  <UserLine
                    name={person.name}
                    href={paths.user(person.name)}
                    avatarSrc={person.avatar}
                    size="m"
                  />
                  <FollowForm person={person} size="tiny" />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <LeavingForms
          hasPassword={leaving.hasPassword}
          openOrders={leaving.openOrders}
          requestedAt={leaving.leavingSince}
          refused={answer && answer.form !== 'mails' ? { form: answer.form, error: answer.error } : null}
        />
      </div>
    </AccountFrame>
  );
}
