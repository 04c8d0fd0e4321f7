import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { MovedTo } from '#app/api/client.server.ts';
import { createOffer } from '#app/api/offer.server.ts';
import { getProduct } from '#app/api/product.server.ts';
import { formatMoney } from '#app/domain/money.ts';
import { parseProductSlug, productSlug } from '#app/domain/slug.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireAccount, requireGender } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { readOfferForm, refusedOffer } from '#app/server/offer-form/save.server.ts';
import { newOfferStart, offerFormChoices } from '#app/server/offer-form/start.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import type { OfferType } from '#contract/offer-states.ts';

async function findStyle(visitor: Visitor, { params, request }: LoaderFunctionArgs, type: OfferType) {
  const gender = requireGender(params.gender);
  const ids = parseProductSlug(params.slug ?? '');
  if (!ids) throw redirect(paths.shopping(gender));
  try {
    return await getProduct(visitor, ids.spuId);
  } catch (thrown) {
    // The form of the style that it was merged into (8#8).
    const to = type === 'ask' ? paths.createAsk : paths.createBid;
    if (thrown instanceof MovedTo)
      throw redirect(to(gender, String(thrown.id)) + new URL(request.url).search, 301);
    throw thrown;
  }
}

/** The form of a new ask or bid on a style (C14); a seller without a payment account is sent to one first (E21). */
export async function loadCreateOffer(args: LoaderFunctionArgs, type: OfferType) {
  const { visitor, account } = await requireAccount(args, type === 'ask' ? 'sellnow' : 'offer');
  const [spu, choices] = await Promise.all([findStyle(visitor, args, type), offerFormChoices(visitor, type)]);
  const { language } = visitor.preferences;
  const t = translator(language, 'offer');
  const search = new URL(args.request.url).searchParams;
  const best = type === 'ask' ? spu.maxBids[0] : spu.minAsks[0];
  return {
    type,
    spu: { brand: spu.brand, name: spu.name, image: spu.thumbnail, sizes: spu.sizes },
    accountMissing: type === 'ask' && !account.paymentAvailable,
    choices,
    start: newOfferStart(visitor, type, account.region, {
      condition: search.get('condition'),
      size: search.get('size'),
    }),
    priceHint: best
      ? t(type === 'ask' ? 'highestBid' : 'crossing', {
          price: formatMoney(best.offerPrice, spu.currency, language),
        })
      : null,
    backHref: paths.product(spu.gender, productSlug(spu)),
    title: `${t(type === 'ask' ? 'createAsk' : 'createBid')}: ${spu.brand} ${spu.name} · Offcut`,
    messages: messagesFor(language, ['offer', 'validation']),
  };
}
export type CreateOfferPage = Awaited<ReturnType<typeof loadCreateOffer>>;

/** Publishes it; the key of the form makes a second click harmless. */
export async function createOfferAction(args: ActionFunctionArgs, type: OfferType) {
  const { visitor } = await requireAccount(args, type === 'ask' ? 'sellnow' : 'offer');
  const spu = await findStyle(visitor, args, type);
  const form = await readOfferForm(visitor, args.request, type, spu.sizes);
  if (!form.draft) return data(form.reply(), { status: form.status });
  const created = await createOffer(visitor, { ...form.draft, spuId: spu.id, offerType: type }, form.key);
  if (!created.ok) return data(refusedOffer(form, created.refusal), { status: created.refusal.code });
  const t = translator(visitor.preferences.language, 'offer');
  return seeOther(paths.product(spu.gender, productSlug(spu), type === 'bid' ? { tab: 'bids' } : {}), {
    flash: { kind: 'success', text: t(type === 'ask' ? 'askPublished' : 'bidPlaced') },
  });
}
