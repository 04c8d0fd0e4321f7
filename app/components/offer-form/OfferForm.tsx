import { getFormProps, getInputProps, getSelectProps, getTextareaProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod';
import { Form, Link, useNavigation } from '@remix-run/react';
import { EXTRA_REGIONS, offerFormSchema, type OfferFormTexts } from '#app/domain/offer-form.ts';
import { conditions } from '#app/domain/vocabulary.ts';
import { useT } from '#app/i18n/use-translation.ts';
import type { OfferFormAnswer } from '#app/server/offer-form/save.server.ts';
import type { OfferFormStart } from '#app/server/offer-form/start.server.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { RadioChips } from '#app/ui/RadioChips.tsx';
import { Select, type SelectOption } from '#app/ui/Select.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { OFFER_DESCRIPTION_MAX } from '#contract/limits.ts';
import type { OfferType } from '#contract/offer-states.ts';
import { Photos } from './Photos.tsx';

interface OfferFormProps {
  type: OfferType;
  sizes: readonly string[];
  start: OfferFormStart;
  texts: OfferFormTexts;
  expiries: readonly SelectOption[];
  currencies: readonly SelectOption[];
  regions: readonly SelectOption[];
  development: boolean;
  answer: OfferFormAnswer | undefined;
  submitLabel: string;
  cancelHref: string;
  /** Beside the price: the lowest ask, the highest bid. */
  priceHint: string | null;
}

/** The form of an ask or a bid, new or to be changed; works as one multipart post without script. */
export function OfferForm(props: OfferFormProps) {
  const { type, sizes, start, texts, development, answer } = props;
  const t = useT('offer');
  const common = useT('common');
  const navigation = useNavigation();
  const schema = offerFormSchema(type, sizes, texts, development);
  const [form, fields] = useForm({
    id: 'offer-form',
    lastResult: answer?.result,
    defaultValue: start,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const { key: _price, ...price } = getInputProps(fields.price, { type: 'text' });
  const { key: _inventory, ...inventory } = getInputProps(fields.inventory, { type: 'text' });
  const { key: _currency, ...currency } = getSelectProps(fields.currency);
  const { key: _valid, ...validTime } = getSelectProps(fields.validTime);
  const { key: _description, ...description } = getTextareaProps(fields.description);
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)}>
      <FormErrorSummary
        title={t('formProblem')}
        errors={[...(form.errors ?? []), ...(answer?.imageError ? [answer.imageError] : [])]}
      />
      {/* Enter in a field means this one, not the first photo that can be pressed. */}
      <button className="vh" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="key" value={start.key} />
      <div className="block form">
        <RadioChips
          legend={t('condition')}
          name="condition"
          options={conditions.map((value) => ({ value, label: common(`condition${value}`) }))}
          defaultValue={text(fields.condition.initialValue)}
          error={fields.condition.errors}
        />
        {sizes.length > 0 ? (
          <RadioChips
            look="cells"
            legend={t('size')}
            name="size"
            options={sizes.map((value) => ({ value, label: value }))}
            defaultValue={text(fields.size.initialValue)}
            error={fields.size.errors}
          />
        ) : null}
      </div>
      {type === 'ask' ? (
        <Photos
          images={answer?.images ?? start.image ?? []}
          marks={answer?.marks ?? {}}
          ratios={start.ratios ?? {}}
          error={answer?.imageError ?? null}
        />
      ) : null}
      <div className="block form">
        <h2 className="serif s">{t('priceTitle')}</h2>
        <div className="pair">
          <Field
            {...price}
            label={t('price')}
            inputMode="decimal"
            autoComplete="off"
            error={fields.price.errors}
            hint={props.priceHint}
          />
          <Select
            {...currency}
            label={t('currency')}
            options={props.currencies}
            error={fields.currency.errors}
          />
        </div>
        <div className="pair">
          <Select
            {...validTime}
            label={t('expiry')}
            options={props.expiries}
            error={fields.validTime.errors}
          />
          {type === 'ask' ? (
            <Field
              {...inventory}
              label={t('quantity')}
              inputMode="numeric"
              autoComplete="off"
              error={fields.inventory.errors}
            />
          ) : null}
        </div>
      </div>
      {type === 'ask' ? (
        <Shipping fields={fields} regions={props.regions} />
      ) : (
        <input type="hidden" name="country" value={start.country} />
      )}
      {type === 'ask' ? (
        <div className="block">
          <TextArea
            {...description}
            label={t('description')}
            hint={t('descriptionHint')}
            rows={5}
            maxLength={OFFER_DESCRIPTION_MAX}
            counter={OFFER_DESCRIPTION_MAX}
            error={fields.description.errors}
          />
        </div>
      ) : (
        <p className="note mt2">{t('bidNote')}</p>
      )}
      <div className="btns mt3">
        <Button
          variant={type === 'bid' ? 'bid' : 'primary'}
          size="tall"
          aria-busy={navigation.state === 'submitting' || undefined}
        >
          {props.submitLabel}
        </Button>
        <Link className={buttonClass('quiet', { size: 'tall' })} to={props.cancelHref}>
          {t('cancel')}
        </Link>
      </div>
    </Form>
  );
}

type Fields = ReturnType<typeof useForm<OfferFormStart>>[1];

function Shipping({ fields, regions }: { fields: unknown; regions: readonly SelectOption[] }) {
  const t = useT('offer');
  const { country, shipHome, shipWorld, extra } = fields as Fields;
  const { key: _country, ...from } = getSelectProps(country);
  const { key: _home, ...home } = getInputProps(shipHome, { type: 'text' });
  const { key: _world, ...world } = getInputProps(shipWorld, { type: 'text' });
  const start = (extra.initialValue ?? []) as { region?: string; price?: string }[];
  return (
    <div className="block form">
      <h2 className="serif s">{t('shipping')}</h2>
      <Select {...from} label={t('shipsFrom')} options={regions} error={country.errors} />
      <div className="pair">
        <Field
          {...home}
          label={t('shipHome')}
          inputMode="decimal"
          autoComplete="off"
          error={shipHome.errors}
          hint={t('blankNotShipped')}
        />
        <Field
          {...world}
          label={t('shipWorld')}
          inputMode="decimal"
          autoComplete="off"
          error={shipWorld.errors}
        />
      </div>
      <details className="acc" open={start.length > 0}>
        <summary>
          {t('shipRegions')}
          <Icon name="chevron-down" />
        </summary>
        <div className="in2 form">
          {Array.from({ length: Math.max(EXTRA_REGIONS, start.length) }, (_, index) => (
            <div className="pair" key={index}>
              <Select
                name={`extra[${index}].region`}
                label={t('shipRegion')}
                options={regions}
                placeholder={t('chooseRegion')}
                defaultValue={start[index]?.region ?? ''}
              />
              <Field
                name={`extra[${index}].price`}
                label={t('shipPrice')}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={start[index]?.price ?? ''}
              />
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}
