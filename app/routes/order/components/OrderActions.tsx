import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { AddressText } from '#app/components/AddressText.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import type { loadOrder } from '../order.server.ts';
import { PaymentKinds } from './PaymentKinds.tsx';

type Page = Awaited<ReturnType<typeof loadOrder>>;
type Fields = Record<string, string[] | null>;

/** What the viewer may do now: each action a form of its own. */
export function OrderActions({ page, fields }: { page: Page; fields: Fields }) {
  const t = useT('order');
  const can = (action: Page['order']['actions'][number]) => page.order.actions.includes(action);
  if (page.order.actions.length === 0) return null;
  return (
    <>
      {can('pay') ? page.needsAddress ? <ChooseAndPay page={page} /> : <Pay page={page} /> : null}
      {can('confirm') ? <Simple action="confirm" label={t('confirm')} primary /> : null}
      {can('ship') ? <Ship fields={fields} /> : null}
      {can('receive') ? <Simple action="receive" label={t('receive')} primary /> : null}
      {can('approveRefund') ? <Simple action="approveRefund" label={t('approveRefund')} primary /> : null}
      {can('declineRefund') ? <Simple action="declineRefund" label={t('declineRefund')} /> : null}
      {can('requestRefund') ? (
        <Folded title={t('requestRefund')}>
          <WithReason action="requestRefund" label={t('requestRefund')} errors={fields.reason} required />
        </Folded>
      ) : null}
      {can('extend') ? (
        <Folded title={t('extend')}>
          <Form method="post" className="stack">
            <input type="hidden" name="action" value="extend" />
            <Field
              name="days"
              type="number"
              min={1}
              max={14}
              defaultValue={7}
              label={t('days')}
              error={fields.days ?? []}
            />
            <Button>{t('extend')}</Button>
          </Form>
        </Folded>
      ) : null}
      {can('cancel') ? (
        <Folded title={t('cancelTitle')}>
          <WithReason action="cancel" label={t('cancel')} errors={fields.reason} />
        </Folded>
      ) : null}
    </>
  );
}

function Pay({ page }: { page: Page }) {
  const t = useT('order');
  return (
    <Form method="post" className="part stack">
      <input type="hidden" name="key" value={page.key} />
      <PaymentKinds />
      <Button variant="primary" size="tall" name="action" value="pay">
        {t('pay')}
      </Button>
    </Form>
  );
}

/** An accepted bid: where to, how, then the provider's page. */
function ChooseAndPay({ page }: { page: Page }) {
  const t = useT('order');
  return (
    <Form method="post" className="part stack">
      <p className="q">{t('payAddress')}</p>
      <input type="hidden" name="action" value="setAddress" />
      {page.addresses.length > 0 ? (
        <fieldset className="pick">
          <legend className="vh">{t('shipTo')}</legend>
          {page.addresses.map((address, index) => (
            <label key={address.id}>
              <input type="radio" name="addressId" value={address.id} defaultChecked={index === 0} />
              <AddressText address={address} />
            </label>
          ))}
        </fieldset>
      ) : null}
      <p>
        <Link className={buttonClass('quiet')} to={page.addAddressHref}>
          {t('addAddress')}
        </Link>
      </p>
      <PaymentKinds />
      <Button variant="primary" size="tall" disabled={page.addresses.length === 0}>
        {t('saveAndPay')}
      </Button>
    </Form>
  );
}

function Ship({ fields }: { fields: Fields }) {
  const t = useT('order');
  return (
    <Form method="post" className="part stack">
      <h2 className="serif s">{t('shipTitle')}</h2>
      <Field
        name="carrier"
        label={t('carrier')}
        maxLength={60}
        required
        autoComplete="off"
        error={fields.carrier ?? []}
      />
      <Field
        name="trackingNo"
        label={t('trackingNo')}
        maxLength={60}
        required
        autoComplete="off"
        error={fields.trackingNo ?? []}
      />
      <Button variant="primary" name="action" value="ship">
        {t('ship')}
      </Button>
    </Form>
  );
}

function Simple({ action, label, primary = false }: { action: string; label: string; primary?: boolean }) {
  return (
    <Form method="post" className="part">
      <Button variant={primary ? 'primary' : 'outline'} name="action" value={action}>
        {label}
      </Button>
    </Form>
  );
}

function WithReason({
  action,
  label,
  errors,
  required = false,
}: {
  action: string;
  label: string;
  errors?: string[] | null | undefined;
  required?: boolean;
}) {
  const t = useT('order');
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="action" value={action} />
      <TextArea
        id={`${action}-reason`}
        name="reason"
        label={t('reason')}
        rows={3}
        maxLength={500}
        required={required}
        error={errors ?? []}
      />
      <Button variant={action === 'cancel' ? 'danger' : 'outline'}>{label}</Button>
    </Form>
  );
}

/** Actions that should take a second thought stay folded; works without script. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="acc">
      <summary>{title}</summary>
      <div className="in2">{children}</div>
    </details>
  );
}
