import { randomUUID } from 'node:crypto';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { listAddresses } from '#app/api/account.server.ts';
import { getOffer } from '#app/api/offer.server.ts';
import { acceptBid, createOrder, quoteOrder } from '#app/api/order.server.ts';
import { offerFacts } from '#app/components/offer-facts.ts';
import { formatMoney } from '#app/domain/money.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import { regionName, withCountryName } from '#app/domain/region-name.ts';
import { numericId, productSlug } from '#app/domain/slug.ts';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireAccount, requireId } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import { paymentKind, type Quote } from '#contract/order.ts';
import { lineView } from './order-view.server.ts';
import { tradeRefusal } from './refusal-text.ts';
import { startPayment } from './start-payment.server.ts';

/** The lines of the address: the offer of the path with `quantity`, others of the same seller as `with=id.quantity`. */
function readLines(offerId: number, search: URLSearchParams) {
  const quantity = numericId(search.get('quantity')) ?? 1;
  const others = search.getAll('with').flatMap((entry) => {
    const [id, count] = entry.split('.');
    const other = numericId(id);
    return other ? [{ offerId: other, quantity: numericId(count) ?? 1 }] : [];
  });
  return [{ offerId, quantity: Math.min(quantity, 9999) }, ...others].slice(0, 30);
}

/** Checkout of an ask, or accepting a bid (C13): who, which offer, what it costs. */
export async function loadBuy(args: LoaderFunctionArgs) {
  const offerId = requireId(args.params.offerId);
  const guest = await getVisitor(args);
  const { offer, spu } = await getOffer(guest, offerId);
  const selling = offer.offerType === 'bid';
  const { visitor, account } = await requireAccount(args, selling ? 'sellnow' : 'buynow');
  // An official retailer's item is bought in the retailer's own shop (1#5).
  if (offer.offerUrl !== null) throw redirect(paths.lead(offerId));

  const { language } = visitor.preferences;
  const t = translator(language, 'order');
  const common = {
    key: randomUUID(),
    backHref: paths.product(spu.gender, productSlug(spu)),
    title: `${t(selling ? 'sellTitle' : 'checkoutTitle')} · Offcut`,
    messages: messagesFor(language, ['order']),
  };
  if (selling) {
    return {
      ...common,
      kind: 'sell' as const,
      bid: {
        buyer: offer.username,
        price: formatMoney(offer.originalPrice, offer.originalCurrency, language),
        image: offer.imgUrl,
        brand: offer.brand,
        name: offer.offerName,
        facts: offerFacts(conditionLabel(language, offer.condition), offer.size, t),
      },
      accountMissing: !account.paymentAvailable,
      refusal: offer.userId === account.id ? t('reasonown-item') : null,
    };
  }

  const url = new URL(args.request.url);
  const addresses = await listAddresses(visitor);
  const wanted = numericId(url.searchParams.get('address'));
  const address = addresses.find(({ id }) => id === wanted) ?? addresses[0] ?? null;
  const lines = readLines(offerId, url.searchParams);
  const quoted = await quoteOrder(visitor, { lines, ...(address ? { region: address.country } : {}) });
  return {
    ...common,
    kind: 'buy' as const,
    addresses: addresses.map((one) => ({
      address: withCountryName(one, language),
      href: pageAddress(url, { address: String(one.id) }),
      chosen: one.id === address?.id,
    })),
    addAddressHref: paths.accountAddress({ forward: pageAddress(url) }),
    addressId: address?.id ?? null,
    quote: quoted.ok ? quoteView(quoted.data, visitor, address?.country ?? visitor.preferences.region) : null,
    refusal: quoted.ok ? null : tradeRefusal(quoted.refusal, t),
  };
}

function quoteView(quote: Quote, visitor: Visitor, region: string) {
  const { language } = visitor.preferences;
  const t = translator(language, 'order');
  const money = (amount: number | null) => formatMoney(amount, quote.currency, language);
  return {
    seller: quote.seller,
    lines: quote.lines.map((line) => lineView(line, quote.currency, language)),
    items: money(quote.itemsPrice),
    shipping:
      quote.shippingPrice === null
        ? t('notShipped', { region: regionName(region, language) })
        : quote.shippingPrice === 0
          ? t('free')
          : money(quote.shippingPrice),
    fee: quote.feeAmount > 0 ? money(quote.feeAmount) : null,
    total: money(quote.totalPrice),
    approx: quote.approxTotal
      ? t('approx', { price: formatMoney(quote.approxTotal.amount, quote.approxTotal.currency, language) })
      : null,
    possible: quote.totalPrice !== null,
  };
}

const buyForm = z.object({
  key: z.string().uuid(),
  intent: z.enum(['buy', 'sell']),
  addressId: z.coerce.number().int().positive().optional(),
  paymentKind: paymentKind.optional(),
});

/** Orders and goes on to the provider's page, or accepts the bid. The hidden key makes a second click harmless. */
export async function buy(args: ActionFunctionArgs) {
  const offerId = requireId(args.params.offerId);
  const parsed = buyForm.safeParse(Object.fromEntries(await args.request.formData()));
  const { visitor } = await requireAccount(args, parsed.data?.intent === 'sell' ? 'sellnow' : 'buynow');
  const t = translator(visitor.preferences.language, 'order');
  if (!parsed.success) return data({ error: t('reasonkey-reused') }, { status: 400 });
  const { key, intent, addressId, paymentKind: kind } = parsed.data;
  switch (intent) {
    case 'sell': {
      const sold = await acceptBid(visitor, { offerId }, key);
      if (!sold.ok) return data({ error: tradeRefusal(sold.refusal, t) }, { status: sold.refusal.code });
      return seeOther(paths.accountOrder(sold.data.id), {
        flash: { kind: 'success', text: t('bidAccepted') },
      });
    }
    case 'buy': {
      if (!addressId || !kind) return data({ error: t('reasonaddress-missing') }, { status: 400 });
      const lines = readLines(offerId, new URL(args.request.url).searchParams);
      const ordered = await createOrder(visitor, { lines, addressId, paymentKind: kind }, key);
      if (!ordered.ok)
        return data({ error: tradeRefusal(ordered.refusal, t) }, { status: ordered.refusal.code });
      return startPayment(visitor, ordered.data.id, kind, `${key}-pay`);
    }
  }
}
