import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod';
import type { ReactNode } from 'react';
import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { Button } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { codeForm } from './schemas.ts';
import type { SignInSending } from './sign-in-view.ts';

interface CodeFormProps extends SignInSending {
  t: Translate<MessageKey<MessagesOf<'auth'>>>;
  /** A recovery code in place of the app's. */
  recovery: boolean;
  /** Leads to the other kind of code. */
  other: ReactNode;
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeForm({ t, Form, action, busy, lastResult, stays, recovery, other }: CodeFormProps) {
  const [form, fields] = useForm({
    id: 'code',
    lastResult,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: codeForm }),
  });
  const { key: codeKey, ...code } = getInputProps(fields.code, { type: 'text' });
  return (
    <Form method="post" action={action} {...getFormProps(form)}>
      <p className="q">{t(recovery ? 'recoveryLead' : 'codeLead')}</p>
      <FormErrorSummary title={t('formProblem')} errors={form.errors} />
      <input type="hidden" name="intent" value="code" />
      {stays ? <input type="hidden" name="stay" value="1" /> : null}
      <Field
        key={codeKey}
        {...code}
        label={t(recovery ? 'recoveryCode' : 'code')}
        error={fields.code.errors}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <Button variant="primary" size="tall" wide aria-busy={busy || undefined}>
        {t('codeContinue')}
      </Button>
      <p className="small">{other}</p>
    </Form>
  );
}
