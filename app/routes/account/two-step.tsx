import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { accountMenu } from '#app/components/account-menu.ts';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { unlistedMeta } from '../page-meta.ts';
import { changeTwoStep, loadTwoStep } from './two-step.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadTwoStep(args);
}

export async function action(args: ActionFunctionArgs) {
  return changeTwoStep(args);
}

/** Codes of an authenticator app: turned on, their recovery codes, and turned off. */
export default function TwoStep() {
  const { username, hasPassword, since, codesLeft, key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('account');
  const common = useT('common');
  const codes = answer?.recoveryCodes;
  return (
    <AccountFrame {...accountMenu(common, username)}>
      <h1 className="serif l">{t('twoStepTitle')}</h1>
      <div className="narrow">
        {codes ? (
          <RecoveryCodes codes={codes} first={answer.form === 'confirm'} />
        ) : since ? (
          <>
            <p className="q mt1">
              {t('twoStepOnSince', { date: since })} · {t('recoveryLeft', { count: codesLeft })}
            </p>
            <section className="prefs mt2">
              <h2 className="serif m">{t('recoveryNew')}</h2>
              <p className="q">{t('recoveryNewLead')}</p>
              <StepForm intent="renew" label={t('recoveryNew')}>
                <CodeField form="renew" label={t('codeOrRecovery')} />
              </StepForm>
            </section>
            <section className="prefs">
              <h2 className="serif m">{t('twoStepTurnOff')}</h2>
              <p className="q">{t('twoStepTurnOffLead')}</p>
              <StepForm intent="end" label={t('twoStepTurnOff')}>
                <PasswordAgain form="end" hasPassword={hasPassword} />
                <CodeField form="end" label={t('codeOrRecovery')} />
              </StepForm>
            </section>
          </>
        ) : key ? (
          <>
            <p className="q mt1">{t('twoStepScan')}</p>
            <svg
              className="qr mt2"
              viewBox={`0 0 ${key.qr.size} ${key.qr.size}`}
              role="img"
              aria-label={t('twoStepQr')}
              shapeRendering="crispEdges"
            >
              <path d={key.qr.path} />
            </svg>
            <p className="small q mt2">{t('twoStepKey')}</p>
            <p>
              <code dir="ltr">{key.secret}</code>
            </p>
            <p className="small">
              <a className="link" href={key.uri}>
                {t('twoStepOpen')}
              </a>
            </p>
            <StepForm intent="confirm" label={t('twoStepTurnOn')}>
              <CodeField form="confirm" label={t('twoStepCode')} />
            </StepForm>
          </>
        ) : (
          <>
            <p className="q mt1">{t('twoStepLead')}</p>
            <StepForm intent="start" label={t('twoStepSetUp')}>
              <PasswordAgain form="start" hasPassword={hasPassword} />
            </StepForm>
          </>
        )}
        <p className="small mt3">
          <Link className="link" to={paths.accountPassword()}>
            {t('passwordTitle')}
          </Link>
        </p>
      </div>
    </AccountFrame>
  );
}

type FormName = 'start' | 'confirm' | 'renew' | 'end';

/** What was wrong with this form, if it was the one that was sent. */
function useErrors(form: FormName) {
  const answer = useActionData<typeof action>();
  return answer?.form === form ? answer.errors : {};
}

function StepForm({ intent, label, children }: { intent: FormName; label: string; children: ReactNode }) {
  const t = useT('account');
  const { form } = useErrors(intent);
  return (
    <Form method="post" className="form mt2">
      <FormErrorSummary title={t('formProblem')} errors={form ? [form] : undefined} />
      {children}
      <Button variant={intent === 'end' ? 'danger' : 'primary'} name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  );
}

function PasswordAgain({ form, hasPassword }: { form: FormName; hasPassword: boolean }) {
  const t = useT('account');
  const { password } = useErrors(form);
  if (!hasPassword) return <p className="small q">{t('freshHint')}</p>;
  return (
    <Field
      type="password"
      name="password"
      label={t('passwordAgain')}
      error={password}
      autoComplete="current-password"
      required
    />
  );
}

function CodeField({ form, label }: { form: FormName; label: string }) {
  const { code } = useErrors(form);
  return (
    <Field
      id={`code-${form}`}
      name="code"
      label={label}
      error={code}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      required
    />
  );
}

/** Shown once: a reload has them no more. */
function RecoveryCodes({ codes, first }: { codes: string[]; first: boolean }) {
  const t = useT('account');
  return (
    <>
      {first ? (
        <p className="mt1" role="status">
          {t('twoStepIsOn')}
        </p>
      ) : null}
      <h2 className="serif m mt2">{t('recoveryTitle')}</h2>
      <p className="q mt1">{t('recoveryLead')}</p>
      <ul className="codes mt2" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="mt2">
        <Link className={buttonClass('primary')} to={paths.accountTwoStep()} replace>
          {t('recoveryDone')}
        </Link>
      </p>
    </>
  );
}
