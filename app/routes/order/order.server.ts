import { randomUUID } from 'node:crypto';
import { parseWithZod } from '@conform-to/zod';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { listAddresses } from '#app/api/account.server.ts';
import { getOrder, updateOrder } from '#app/api/order.server.ts';
import { withCountryName } from '#app/domain/region-name.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { paths } from '#app/paths.ts';
import { requireAccount, requireId } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { orderAction, paymentKind } from '#contract/order.ts';
import { orderView } from './order-view.server.ts';
import { tradeRefusal } from './refusal-text.ts';
import { startPayment } from './start-payment.server.ts';

export async function loadOrder(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const orderId = requireId(args.params.orderId, paths.accountOrders());
  const { language } = visitor.preferences;
  const order = await getOrder(visitor, orderId);
  // An accepted bid has no address yet: it is chosen before paying.
  const needsAddress = order.actions.includes('pay') && order.address === null;
  return {
    username: account.username,
    order: orderView(order, language),
    needsAddress,
    addresses: needsAddress
      ? (await listAddresses(visitor)).map((address) => withCountryName(address, language))
      : [],
    addAddressHref: paths.accountAddress({ forward: paths.accountOrder(orderId) }),
    key: randomUUID(),
    title: `${translator(language, 'order')('order', { id: orderId })} · Offcut`,
    messages: messagesFor(language, ['order', 'validation']),
  };
}

/** Paying has its own shape: the provider's page comes between. */
const payForm = z.object({ action: z.literal('pay'), key: z.string().uuid(), paymentKind });

/** Moves the order along (E4), or goes on to the payment. */
export async function changeOrder(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'account');
  const orderId = requireId(args.params.orderId, paths.accountOrders());
  const t = translator(visitor.preferences.language, 'order');
  const formData = await args.request.formData();

  const paying = payForm.safeParse(Object.fromEntries(formData));
  if (paying.success) return startPayment(visitor, orderId, paying.data.paymentKind, paying.data.key);

  const submission = parseWithZod(formData, { schema: orderAction, errorMap: stepErrors(t) });
  if (submission.status !== 'success') {
    const fields = submission.error ?? {};
    return data({ error: wholeFormError(fields, t), fields }, { status: 422 });
  }
  const body = submission.value;
  const changed = await updateOrder(visitor, orderId, body);
  if (!changed.ok) {
    return data(
      { error: tradeRefusal(changed.refusal, t), fields: changed.refusal.fields },
      { status: changed.refusal.code },
    );
  }
  if (body.action === 'setAddress') return startPayment(visitor, orderId, body.paymentKind, randomUUID());
  return seeOther(paths.accountOrder(orderId), { flash: { kind: 'success', text: t(`done${body.action}`) } });
}

type T = Translate<MessageKey<MessagesOf<'order'>>>;

/** Messages of missing fields and of numbers that do not fit (B25); every other message is the contract's. */
function stepErrors(t: T): z.ZodErrorMap {
  return (issue, { defaultError }) => {
    const missing =
      issue.code === z.ZodIssueCode.invalid_type && issue.received === z.ZodParsedType.undefined;
    if (issue.path[0] === 'days') return { message: t('invalidNumber') };
    return { message: missing ? t('required') : defaultError };
  };
}

/** What is wrong where the page has no field to say it beside. */
function wholeFormError(fields: Record<string, unknown>, t: T): string | null {
  if (fields.addressId) return t('reasonaddress-missing');
  return fields.action || fields.paymentKind ? t('reasonkey-reused') : null;
}
