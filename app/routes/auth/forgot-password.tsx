import { parseWithZod } from '@conform-to/zod';
import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { forgetPassword } from '#app/api/auth.server.ts';
import { refusalText } from '#app/api/errors.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { seeOther } from '#app/server/http.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { codes } from '#contract/errors.ts';
import { forgotForm } from '#app/components/sign-in/schemas.ts';
import { unlistedMeta } from '../page-meta.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  const { language } = (await getVisitor(args)).preferences;
  return {
    sent: new URL(args.request.url).searchParams.has('sent'),
    title: `${translator(language, 'auth')('forgotTitle')} · Offcut`,
    messages: messagesFor(language, ['auth', 'validation']),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await getVisitor(args);
  const submission = parseWithZod(await args.request.formData(), { schema: forgotForm });
  if (submission.status !== 'success') {
    return data({ result: submission.reply() }, { status: codes.Invalid });
  }
  const answer = await forgetPassword(visitor, submission.value);
  if (!answer.ok) {
    const formErrors = [refusalText(answer.refusal)];
    return data({ result: submission.reply({ formErrors }) }, { status: answer.refusal.code });
  }
  // The same page for known and unknown addresses: nobody learns who has an account (G10).
  return seeOther(paths.forgotPassword({ sent: 1 }));
}

export default function ForgotPassword() {
  const { sent } = useLoaderData<typeof loader>();
  const t = useT('auth');
  return (
    <div className="wrap narrow mt3">
      <h1 className="serif l">{t(sent ? 'forgotSentTitle' : 'forgotTitle')}</h1>
      <p className="q mt1">{t(sent ? 'forgotSent' : 'forgotHelp')}</p>
      {sent ? (
        <p className="mt2">
          <Link className={buttonClass('outline')} to={paths.login()}>
            {t('backToLogin')}
          </Link>
        </p>
      ) : (
        <AddressForm />
      )}
    </div>
  );
}

function AddressForm() {
  const t = useT('auth');
  const busy = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm({
    id: 'forgot',
    lastResult: useActionData<typeof action>()?.result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: forgotForm }),
  });
  const { key, ...email } = getInputProps(fields.email, { type: 'email' });
  return (
    <Form method="post" className="form mt2" {...getFormProps(form)}>
      <FormErrorSummary title={t('formProblem')} errors={form.errors} />
      <Field key={key} {...email} label={t('email')} error={fields.email.errors} autoComplete="email" />
      <Button variant="primary" size="tall" wide aria-busy={busy || undefined}>
        {t('forgotSend')}
      </Button>
    </Form>
  );
}
