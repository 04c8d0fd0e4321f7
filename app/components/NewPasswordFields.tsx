import { getInputProps, type FieldMetadata } from '@conform-to/react';
import { passwordRules } from '#app/domain/password-rules.ts';
import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { PasswordField } from '#app/ui/PasswordField.tsx';

interface NewPasswordFieldsProps {
  fields: { password: FieldMetadata<string>; confirmPassword: FieldMetadata<string> };
  label: string;
  t: Translate<MessageKey<MessagesOf<'auth'>>>;
}

/** Words of the button that shows what was typed. */
export const eyeLabels = (t: NewPasswordFieldsProps['t']) => ({
  showLabel: t('showPassword'),
  hideLabel: t('hidePassword'),
});

/** A new password with its rules ticked as they are met, and once more (5#17, 5#18). */
export function NewPasswordFields({ fields, label, t }: NewPasswordFieldsProps) {
  const { key: passwordKey, ...password } = getInputProps(fields.password, { type: 'password' });
  const { key: confirmKey, ...confirm } = getInputProps(fields.confirmPassword, { type: 'password' });
  return (
    <>
      <PasswordField
        key={passwordKey}
        {...password}
        {...eyeLabels(t)}
        label={label}
        error={fields.password.errors}
        rules={passwordRules.map(({ key, met }) => ({ label: t(key), met }))}
        autoComplete="new-password"
      />
      <PasswordField
        key={confirmKey}
        {...confirm}
        {...eyeLabels(t)}
        label={t('confirmPassword')}
        error={fields.confirmPassword.errors}
        autoComplete="new-password"
      />
    </>
  );
}
