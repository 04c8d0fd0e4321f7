import { getFormProps, getSelectProps, useForm, type SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useRef } from 'react';
import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { Button } from '#app/ui/Button.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { Select } from '#app/ui/Select.tsx';
import type { RegionChoice, RegionOptions } from './region-prompt.ts';

interface RegionFormProps extends RegionOptions {
  t: Translate<MessageKey<MessagesOf<'link'>>>;
  /** The page of the form, when it stands elsewhere: there a refusal is shown. */
  action?: string;
  lastResult?: SubmissionResult | undefined;
}

/** Three choices that do not depend on each other; choosing a region proposes its currency (3#20). */
export function RegionForm(props: RegionFormProps) {
  const { t, action, chosen, regions, currencies, languages, usualCurrency, lastResult } = props;
  const busy = useNavigation().formMethod === 'POST';
  const element = useRef<HTMLFormElement>(null);
  const [form, fields] = useForm<RegionChoice>({
    id: 'region-form',
    lastResult,
    defaultValue: chosen,
  });
  const { key: _region, ...region } = getSelectProps(fields.region);
  const { key: _language, ...language } = getSelectProps(fields.language);
  const { key: _currency, ...currency } = getSelectProps(fields.currency);
  function proposeCurrency(code: string) {
    const select = element.current?.elements.namedItem('currency');
    const usual = usualCurrency[code];
    if (usual && select instanceof HTMLSelectElement) select.value = usual;
  }
  return (
    <Form method="post" action={action} className="form" {...getFormProps(form)} ref={element}>
      <FormErrorSummary title={t('formProblem')} errors={form.errors} />
      <Select
        {...region}
        label={t('region')}
        options={regions}
        hint={t('regionHint')}
        error={fields.region.errors}
        onChange={(event) => proposeCurrency(event.currentTarget.value)}
      />
      <Select
        {...currency}
        label={t('currency')}
        options={currencies}
        hint={t('currencyHint')}
        error={fields.currency.errors}
      />
      <Select {...language} label={t('language')} options={languages} error={fields.language.errors} />
      <Button variant="primary" size="tall" wide aria-busy={busy || undefined}>
        {t('save')}
      </Button>
    </Form>
  );
}
