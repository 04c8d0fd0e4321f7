import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod';
import { Form, useNavigation } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { Button } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { PasswordField } from '#app/ui/PasswordField.tsx';
import { email as emailRule, username as usernameRule } from '#contract/auth.ts';
import { passwordRules } from '#app/domain/password-rules.ts';
import { signupForm, TRAP } from '../schemas.ts';
import { useTaken } from './use-taken.ts';

interface SignupFormProps {
  lastResult: SubmissionResult | undefined;
  referralCode: string;
  stamp: string;
}

/** A new account. Rules and messages are the contract's (5#4–5#18); taken names are asked for on leaving a field. */
export function SignupForm({ lastResult, referralCode, stamp }: SignupFormProps) {
  const t = useT('auth');
  const busy = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm({
    id: 'signup',
    lastResult,
    defaultValue: { referralCode },
    constraint: getZodConstraint(signupForm('')),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: signupForm(formData.get('password') ?? undefined) }),
  });
  const takenName = useTaken('username', (value) => usernameRule.safeParse(value).success);
  const takenEmail = useTaken('email', (value) => emailRule.safeParse(value).success);
  const { key: usernameKey, ...username } = getInputProps(fields.username, { type: 'text' });
  const { key: emailKey, ...email } = getInputProps(fields.email, { type: 'email' });
  const { key: passwordKey, ...password } = getInputProps(fields.password, { type: 'password' });
  const { key: confirmKey, ...confirm } = getInputProps(fields.confirmPassword, { type: 'password' });
  const { key: codeKey, ...code } = getInputProps(fields.referralCode, { type: 'text' });
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <Form method="post" {...getFormProps(form)}>
      <FormErrorSummary title={t('formProblem')} errors={form.errors} />
      <input type="hidden" name="intent" value="signup" />
      <input type="hidden" name="stamp" value={stamp} />
      <Field
        key={usernameKey}
        {...username}
        {...takenName.handlers}
        label={t('username')}
        error={fields.username.errors ?? (takenName.taken ? t('usernameTaken') : null)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        key={emailKey}
        {...email}
        {...takenEmail.handlers}
        label={t('email')}
        error={fields.email.errors ?? (takenEmail.taken ? t('emailTaken') : null)}
        autoComplete="email"
      />
      <PasswordField
        key={passwordKey}
        {...password}
        {...eye}
        label={t('password')}
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
      <Field
        key={codeKey}
        {...code}
        label={t('referralCode')}
        aside={<em>{t('optional')}</em>}
        error={fields.referralCode.errors}
        autoComplete="off"
      />
      <div className="pots" aria-hidden="true">
        <label htmlFor={TRAP}>{t('trap')}</label>
        <input id={TRAP} name={TRAP} tabIndex={-1} autoComplete="off" />
      </div>
      <Button variant="primary" size="tall" wide aria-busy={busy || undefined}>
        {t('signUp')}
      </Button>
      <p className="small qq">{t('terms')}</p>
    </Form>
  );
}
