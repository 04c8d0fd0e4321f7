import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod';
import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { Button } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { email as emailRule, username as usernameRule } from '#contract/auth.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { signupForm, TRAP } from './schemas.ts';
import type { SignInSending } from './sign-in-view.ts';
import { useTaken } from '../use-taken.ts';

interface SignupFormProps extends SignInSending {
  t: Translate<MessageKey<MessagesOf<'auth'>>>;
  referralCode: string;
  stamp: string;
}

/** A new account. Rules and messages are the contract's (5#4–5#18); taken names are asked for on leaving a field. */
export function SignupForm(props: SignupFormProps) {
  const { t, Form, action, busy, lastResult, stays, referralCode, stamp } = props;
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
  const { key: codeKey, ...code } = getInputProps(fields.referralCode, { type: 'text' });
  return (
    <Form method="post" action={action} {...getFormProps(form)}>
      <FormErrorSummary title={t('formProblem')} errors={form.errors} />
      <input type="hidden" name="intent" value="signup" />
      {stays ? <input type="hidden" name="stay" value="1" /> : null}
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
      <NewPasswordFields fields={fields} label={t('password')} t={t} />
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
