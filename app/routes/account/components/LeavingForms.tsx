import { Form } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { Icon } from '#app/ui/Icon.tsx';

interface LeavingFormsProps {
  hasPassword: boolean;
  openOrders: number;
  /** Since when deletion waits, in words; null when nobody asked for it. */
  requestedAt: string | null;
  refused: { form: 'export' | 'delete'; error: string } | null;
}

/** Taking one's data along and deleting the account, each after saying the password again (G22). */
export function LeavingForms({ hasPassword, openOrders, requestedAt, refused }: LeavingFormsProps) {
  const t = useT('account');
  const password = (form: 'export' | 'delete') =>
    hasPassword ? (
      <Field
        id={`password-${form}`}
        type="password"
        name="password"
        label={t('passwordAgain')}
        error={refused?.form === form ? refused.error : null}
        autoComplete="current-password"
        required
      />
    ) : refused?.form === form ? (
      <p className="err">{refused.error}</p>
    ) : null;
  return (
    <>
      <section className="prefs" id="export">
        <h2 className="serif m">{t('exportTitle')}</h2>
        <p className="q">{t('exportLead')}</p>
        {/* The answer is a file, which the router could not save. */}
        <Form method="post" className="form" reloadDocument>
          {password('export')}
          <Button name="intent" value="export">
            {t('exportGet')}
          </Button>
        </Form>
      </section>
      <section className="prefs" id="leaving">
        <h2 className="serif m">{t('leavingTitle')}</h2>
        {requestedAt === null ? (
          <>
            <p className="q">{t('leavingLead')}</p>
            {openOrders > 0 ? <p className="note">{t('leavingOpen', { count: openOrders })}</p> : null}
            <details className="confirm" open={refused?.form === 'delete'}>
              <summary className={buttonClass('quiet')}>{t('leavingStart')}</summary>
              <Form method="post" className="form mt1">
                <p>{t('leavingQuestion')}</p>
                {password('delete')}
                <Button variant="danger" name="intent" value="delete">
                  <Icon name="trash-2" />
                  {t('leavingYes')}
                </Button>
              </Form>
            </details>
          </>
        ) : (
          <>
            <p className="note bad">
              <Icon name="triangle-alert" />
              <span>
                {t('leavingSince', { date: requestedAt })} {t('leavingWaits', { count: openOrders })}
              </span>
            </p>
            <Form method="post">
              <Button name="intent" value="keep">
                {t('keepAccount')}
              </Button>
            </Form>
          </>
        )}
      </section>
    </>
  );
}
