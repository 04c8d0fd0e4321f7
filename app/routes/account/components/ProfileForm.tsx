import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  useForm,
  type SubmissionResult,
} from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod';
import { Form, useNavigation } from '@remix-run/react';
import type { z } from 'zod';
import { useTaken } from '#app/components/use-taken.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { Button } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { Select, type SelectOption } from '#app/ui/Select.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { username as usernameRule } from '#contract/auth.ts';
import { BIO_MAX } from '#contract/limits.ts';
import { profileForm } from '../schemas.ts';
import { AvatarField } from './AvatarField.tsx';

interface ProfileFormProps {
  page: {
    username: string;
    email: string;
    avatar: string | null;
    start: { username: string; biography: string; region: string; birthday: string };
    renameFrom: string | null;
    regions: readonly SelectOption[];
  };
  lastResult: SubmissionResult | undefined;
}

/** Portrait, username, bio, region and birthday (5#4–5#11, 5#19, G21, I9). */
export function ProfileForm({ page, lastResult }: ProfileFormProps) {
  const t = useT('account');
  const auth = useT('auth');
  const busy = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<z.input<typeof profileForm>>({
    id: 'profile',
    lastResult,
    defaultValue: page.start,
    constraint: getZodConstraint(profileForm),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: profileForm }),
  });
  const taken = useTaken(
    'username',
    (value) => value.trim().toLowerCase() !== page.username && usernameRule.safeParse(value).success,
  );
  const { key: _name, ...username } = getInputProps(fields.username, { type: 'text' });
  // The browser would cut in silence what should be told.
  const { key: _bio, maxLength: _max, ...biography } = getTextareaProps(fields.biography);
  const { key: _region, ...region } = getSelectProps(fields.region);
  const { key: _birthday, ...birthday } = getInputProps(fields.birthday, { type: 'date' });
  return (
    <Form method="post" encType="multipart/form-data" className="form mt2" {...getFormProps(form)}>
      <FormErrorSummary title={t('formProblem')} errors={form.errors} />
      <AvatarField name={page.username} src={page.avatar} error={fields.avatar.errors} />
      <Field
        {...username}
        {...taken.handlers}
        maxLength={undefined}
        label={auth('username')}
        error={fields.username.errors ?? (taken.taken ? auth('usernameTaken') : null)}
        hint={page.renameFrom ? t('renameFrom', { date: page.renameFrom }) : t('renameHint')}
        readOnly={page.renameFrom !== null}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea {...biography} label={t('bio')} rows={2} counter={BIO_MAX} error={fields.biography.errors} />
      <Select
        {...region}
        label={t('address.country')}
        options={page.regions}
        placeholder={t('choose')}
        error={fields.region.errors}
        autoComplete="country"
      />
      <Field
        {...birthday}
        label={t('birthday')}
        aside={<em>{t('optional')}</em>}
        hint={t('birthdayHint')}
        error={fields.birthday.errors}
        autoComplete="bday"
      />
      <p className="small q">{t('emailIs', { email: page.email })}</p>
      <div className="btns">
        <Button variant="primary" aria-busy={busy || undefined}>
          {t('profileSave')}
        </Button>
      </div>
    </Form>
  );
}
