import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod';
import { Form, useNavigation } from '@remix-run/react';
import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { passwordRules } from '#app/domain/password-rules.ts';
import { Button } from '#app/ui/Button.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { PasswordField } from '#app/ui/PasswordField.tsx';
import { newPasswordForm } from './new-password.ts';

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
  const { key: passwordKey, ...password } = getInputProps(fields.password, { type: 'password' });
  const { key: confirmKey, ...confirm } = getInputProps(fields.confirmPassword, { type: 'password' });
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
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
          {...eye}
          label={t('oldPassword')}
          error={fields.oldPassword.errors}
          autoComplete="current-password"
        />
      ) : null}
      <PasswordField
        key={passwordKey}
        {...password}
        {...eye}
        label={t('newPassword')}
        error={fields.password.errors}
        rules={passwordRules.map(({ key, met }) => ({ label: t(key), met }))}
        autoComplete="new-password"
      />
      <PasswordField
        key={confirmKey}
        {...confirm}
        {...eye}
        label={t('confirmPassword')}
        error={fields.confirmPassword.errors}
        autoComplete="new-password"
      />
      <Button variant="primary" size="tall" wide aria-busy={busy || undefined}>
        {label}
      </Button>
    </Form>
  );
}
