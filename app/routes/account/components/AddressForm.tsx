import {
  getFormProps,
  getInputProps,
  getSelectProps,
  useForm,
  type SubmissionResult,
} from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod';
import { Form, Link, useNavigation } from '@remix-run/react';
import type { z } from 'zod';
import { useT } from '#app/i18n/use-translation.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Checkbox } from '#app/ui/Checkbox.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { Select, type SelectOption } from '#app/ui/Select.tsx';
import type { Address } from '#contract/account.ts';
import { useCities } from './use-cities.tsx';
import { addressErrors, addressForm } from '../schemas.ts';

interface AddressFormProps {
  /** The one to change; null adds one. */
  address: Address | null;
  start: { country: string; phoneCode: string };
  regions: readonly SelectOption[];
  phoneCodes: readonly SelectOption[];
  lastResult: SubmissionResult | undefined;
  cancelHref: string | null;
}

/** An address (B19); the phone's rules are 5#12–5#15. */
export function AddressForm({
  address,
  start,
  regions,
  phoneCodes,
  lastResult,
  cancelHref,
}: AddressFormProps) {
  const t = useT('account');
  const busy = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<z.input<typeof addressForm>>({
    id: 'address-form',
    lastResult,
    defaultValue: address ? { ...address, line2: address.line2 ?? '', state: address.state ?? '' } : start,
    constraint: getZodConstraint(addressForm),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: addressForm, errorMap: addressErrors }),
  });
  const cities = useCities(form.id);
  const text = (
    name: 'fullName' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'phone',
    autoComplete: string,
  ) => {
    const { key: _key, ...input } = getInputProps(fields[name], { type: name === 'phone' ? 'tel' : 'text' });
    const optional = name === 'line2' || name === 'state';
    return (
      <Field
        {...input}
        label={t(`address.${name}`)}
        aside={optional ? <em>{t('optional')}</em> : undefined}
        error={fields[name].errors}
        autoComplete={autoComplete}
        {...(name === 'city' ? cities.field : {})}
      />
    );
  };
  const { key: _country, ...country } = getSelectProps(fields.country);
  const { key: _code, ...phoneCode } = getSelectProps(fields.phoneCode);
  const { key: _default, ...isDefault } = getInputProps(fields.isDefault, { type: 'checkbox' });
  return (
    <Form method="post" className="form mt2" {...getFormProps(form)}>
      <FormErrorSummary title={t('formProblem')} errors={form.errors} />
      <input type="hidden" name="intent" value="save" />
      {address ? <input type="hidden" name="id" value={address.id} /> : null}
      {cities.list}
      {text('fullName', 'name')}
      <Select
        {...country}
        label={t('address.country')}
        options={regions}
        placeholder={t('choose')}
        error={fields.country.errors}
        autoComplete="country"
      />
      {text('line1', 'address-line1')}
      {text('line2', 'address-line2')}
      <div className="pair">
        {text('city', 'address-level2')}
        {text('state', 'address-level1')}
      </div>
      {text('postalCode', 'postal-code')}
      <div className="pair">
        <Select
          {...phoneCode}
          label={t('address.phoneCode')}
          options={phoneCodes}
          placeholder={t('choose')}
          error={fields.phoneCode.errors}
          autoComplete="tel-country-code"
        />
        {text('phone', 'tel-national')}
      </div>
      {address?.isDefault ? (
        <input type="hidden" name="isDefault" value="on" />
      ) : (
        <Checkbox {...isDefault}>{t('address.isDefault')}</Checkbox>
      )}
      <div className="btns">
        <Button variant="primary" aria-busy={busy || undefined}>
          {t('addressSave')}
        </Button>
        {cancelHref ? (
          <Link className={buttonClass('quiet')} to={cancelHref}>
            {t('cancel')}
          </Link>
        ) : null}
      </div>
    </Form>
  );
}
