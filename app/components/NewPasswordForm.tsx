import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod';
import { Form, useNavigation } from '@remix-run/react';
import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { Button } from '#app/ui/Button.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { PasswordField } from '#app/ui/PasswordField.tsx';
import { newPasswordForm } from './new-password.ts';
import { eyeLabels, NewPasswordFields } from './NewPasswordFields.tsx';

interface NewPasswordFormProps {
  id: string;
  /** Whose password it is, for password managers. */
  email: string;
  lastResult: SubmissionResult | undefined;
  /** Asks for the old password first. */
  asksOld?: boolean;
  label: string;
  t: Translate<MessageKey<MessagesOf<'auth'>>>;
}

/** A new password, typed twice (5#17, 5#18), after the old one where there is one (G11). */
export function NewPasswordForm({ id, email, lastResult, asksOld, label, t }: NewPasswordFormProps) {
  const busy = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm({
    id,
    lastResult,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: newPasswordForm(formData.get('password') ?? undefined) }),
  });
  const { key: oldKey, ...old } = getInputProps(fields.oldPassword, { type: 'password' });
  return (
    <Form method="post" className="form mt2" {...getFormProps(form)}>
      <FormErrorSummary title={t('formProblem')} errors={form.errors} />
      <input type="hidden" name="intent" value="password" />
      <input
        type="email"
        className="vh"
        value={email}
        autoComplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      {asksOld ? (
        <PasswordField
          key={oldKey}
          {...old}
          {...eyeLabels(t)}
          label={t('oldPassword')}
          error={fields.oldPassword.errors}
          autoComplete="current-password"
        />
      ) : null}
      <NewPasswordFields fields={fields} label={t('newPassword')} t={t} />
      <Button variant="primary" size="tall" wide aria-busy={busy || undefined}>
        {label}
      </Button>
    </Form>
  );
}
