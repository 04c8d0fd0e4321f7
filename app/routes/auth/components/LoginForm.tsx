import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod';
import { Form, Link, useNavigation } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { PasswordField } from '#app/ui/PasswordField.tsx';
import { loginForm } from '../schemas.ts';

/** Username or e-mail, and the password. */
export function LoginForm({ lastResult }: { lastResult: SubmissionResult | undefined }) {
  const t = useT('auth');
  const busy = useNavigation().formMethod === 'POST';
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
    <Form method="post" {...getFormProps(form)}>
      <FormErrorSummary title={t('formProblem')} errors={form.errors} />
      <input type="hidden" name="intent" value="login" />
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
