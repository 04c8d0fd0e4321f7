import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { accountMenu } from '#app/components/account-menu.ts';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { NewPasswordForm } from '#app/components/NewPasswordForm.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { unlistedMeta } from '../page-meta.ts';
import { changeSecurity, loadPassword } from './password.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadPassword(args);
}

export async function action(args: ActionFunctionArgs) {
  return changeSecurity(args);
}

/** Password and the browsers that are signed in (2.3#47, 2.3#55, C34). */
export default function Password() {
  const { username, email, hasPassword, sessions, twoStepSince } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('account');
  const auth = useT('auth');
  const common = useT('common');
  return (
    <AccountFrame {...accountMenu(common, username)}>
      <h1 className="serif l">{t('passwordTitle')}</h1>
      <div className="narrow">
        <p className="q mt1">{t(hasPassword ? 'passwordHelp' : 'passwordFirst')}</p>
        <NewPasswordForm
          // A password that was saved is gone from its fields.
          key={answer ? 'tried' : 'fresh'}
          id="password"
          email={email}
          lastResult={answer?.result}
          asksOld={hasPassword}
          label={t('passwordSave')}
          t={auth}
        />
        <h2 className="serif m mt3">{t('twoStepTitle')}</h2>
        <p className="q mt1">{t('twoStepLead')}</p>
        <p className="row between mt1">
          <b className="b">{twoStepSince ? t('twoStepOnSince', { date: twoStepSince }) : t('twoStepOff')}</b>
          <Link className={buttonClass('outline', { size: 'tiny' })} to={paths.accountTwoStep()}>
            {t(twoStepSince ? 'twoStepManage' : 'twoStepSetUp')}
          </Link>
        </p>
        <h2 className="serif m mt3">{t('sessionsTitle')}</h2>
        <ul className="plates mt2">
          {sessions.map((session) => (
            <li className="plate" key={session.id}>
              <div>
                <p className="b">{session.device}</p>
                <p className="small q">
                  <time dateTime={session.lastUsedAt}>{t('lastUsed', { when: session.lastUsed })}</time>
                </p>
                {session.current ? <Tag kind="outline">{t('thisBrowser')}</Tag> : null}
              </div>
              {session.current ? null : (
                <Form method="post" className="acts">
                  <input type="hidden" name="id" value={session.id} />
                  <Button
                    variant="outline"
                    size="tiny"
                    name="intent"
                    value="end-session"
                    aria-label={t('signOutNamed', { device: session.device })}
                  >
                    {t('signOut')}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </div>
    </AccountFrame>
  );
}
