import { getFormProps, getSelectProps, useForm, type SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useRef, useState } from 'react';
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
  /** Why the last choice was not saved; the form then holds what was saved before (7/user#8). */
  problem?: string | undefined;
}

/**
 * Three choices that do not depend on each other. Choosing a region takes its currency, and offers its language: whoever
 * moves does not unlearn their own (3#20, docs/decisions/0020).
 */
export function RegionForm(props: RegionFormProps) {
  const { t, action, chosen, regions, currencies, languages, usual, lastResult, problem } = props;
  const busy = useNavigation().formMethod === 'POST';
  const element = useRef<HTMLFormElement>(null);
  const [form, fields] = useForm<RegionChoice>({
    id: 'region-form',
    lastResult,
    defaultValue: chosen,
  });
  const [offered, setOffered] = useState<string | null>(null);
  const { key: _region, ...region } = getSelectProps(fields.region);
  const { key: _language, ...language } = getSelectProps(fields.language);
  const { key: _currency, ...currency } = getSelectProps(fields.currency);
  function selectNamed(name: keyof RegionChoice) {
    const select = element.current?.elements.namedItem(name);
    return select instanceof HTMLSelectElement ? select : null;
  }
  function chooseRegion(code: string) {
    const there = usual[code];
    const [money, words] = [selectNamed('currency'), selectNamed('language')];
    if (there && money) money.value = there.currency;
    setOffered(there && words && words.value !== there.language ? code : null);
  }
  function takeLanguage(code: string) {
    const words = selectNamed('language');
    if (words) words.value = code;
    words?.focus();
    setOffered(null);
  }
  const offer = offered === null ? undefined : usual[offered];
  return (
    <Form method="post" action={action} className="form" {...getFormProps(form)} ref={element}>
      <FormErrorSummary title={t('formProblem')} errors={problem ? [problem] : form.errors} />
      <Select
        {...region}
        label={t('region')}
        options={regions}
        hint={t('regionHint')}
        error={fields.region.errors}
        onChange={(event) => chooseRegion(event.currentTarget.value)}
      />
      <Select
        {...currency}
        label={t('currency')}
        options={currencies}
        hint={t('currencyHint')}
        error={fields.currency.errors}
      />
      <div>
        <Select
          {...language}
          label={t('language')}
          options={languages}
          error={fields.language.errors}
          onChange={() => setOffered(null)}
        />
        <p role="status" className="mt1">
          {offer ? (
            <Button
              type="button"
              size="tiny"
              lang={offer.language}
              onClick={() => takeLanguage(offer.language)}
            >
              {offer.languageName}?
            </Button>
          ) : null}
        </p>
      </div>
      <Button variant="primary" size="tall" wide aria-busy={busy || undefined}>
        {t('save')}
      </Button>
    </Form>
  );
}
