import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod';
import { Link } from '@remix-run/react';
import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { PasswordField } from '#app/ui/PasswordField.tsx';
import { loginForm } from './schemas.ts';
import type { SignInSending } from './sign-in-view.ts';

interface LoginFormProps extends SignInSending {
  t: Translate<MessageKey<MessagesOf<'auth'>>>;
}

/** Username or e-mail, and the password. */
export function LoginForm({ t, Form, action, busy, lastResult, stays }: LoginFormProps) {
  const [form, fields] = useForm({
    id: 'login',
    lastResult,
    constraint: getZodConstraint(loginForm),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: loginForm }),
  });
  const { key: usernameKey, ...username } = getInputProps(fields.username, { type: 'text' });
  const { key: passwordKey, ...password } = getInputProps(fields.password, { type: 'password' });
  return (
    <Form method="post" action={action} {...getFormProps(form)}>
      <FormErrorSummary title={t('formProblem')} errors={form.errors} />
      <input type="hidden" name="intent" value="login" />
      {stays ? <input type="hidden" name="stay" value="1" /> : null}
      <Field
        key={usernameKey}
        {...username}
        label={t('usernameOrEmail')}
        error={fields.username.errors}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        key={passwordKey}
        {...password}
        label={t('password')}
        aside={
          <Link to={paths.forgotPassword()} prefetch="intent">
            {t('forgot')}
          </Link>
        }
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={fields.password.errors}
        autoComplete="current-password"
      />
      <Button variant="primary" size="tall" wide aria-busy={busy || undefined}>
        {t('logIn')}
      </Button>
    </Form>
  );
}
