import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { MovedTo } from '#app/api/client.server.ts';
import { refusalText } from '#app/api/errors.ts';
import { getProduct } from '#app/api/product.server.ts';
import { createWatch } from '#app/api/watch.server.ts';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import { formatMoney } from '#app/domain/money.ts';
import { parseProductSlug, productSlug } from '#app/domain/slug.ts';
import { conditions, isOneOf } from '#app/domain/vocabulary.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireAccount, requireGender } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import { codes } from '#contract/errors.ts';

async function findStyle(visitor: Visitor, { params, request }: LoaderFunctionArgs) {
  const gender = requireGender(params.gender);
  const ids = parseProductSlug(params.slug ?? '');
  if (!ids) throw redirect(paths.shopping(gender));
  try {
    return await getProduct(visitor, ids.spuId);
  } catch (thrown) {
    if (thrown instanceof MovedTo)
      throw redirect(paths.watch(gender, String(thrown.id)) + new URL(request.url).search, 301);
    throw thrown;
  }
}

const typeOf = (value: unknown) => (value === 'bid' ? ('bid' as const) : ('ask' as const));

/** The form behind the bell: what to wait for (2.1#33, 5#21). */
export async function loadWatch(args: LoaderFunctionArgs) {
  const { visitor } = await requireAccount(args, 'watch');
  const spu = await findStyle(visitor, args);
  const { language, currency } = visitor.preferences;
  const t = translator(language, 'product');
  const search = new URL(args.request.url).searchParams;
  const type = typeOf(search.get('type'));
  const condition = search.get('condition');
  const size = search.get('size');
  return {
    spu: { brand: spu.brand, name: spu.name, image: spu.thumbnail, sizes: spu.sizes },
    type,
    conditions: conditions.map((value) => ({ value, label: conditionLabel(language, value) })),
    start: {
      condition: isOneOf(conditions, condition) ? condition : '',
      size: size !== null && spu.sizes.includes(size) ? size : '',
    },
    currency,
    now: t('watchNow', {
      ask: formatMoney(spu.minAsks[0]?.offerPrice, spu.currency, language),
      bid: formatMoney(spu.maxBids[0]?.offerPrice, spu.currency, language),
    }),
    backHref: paths.product(spu.gender, productSlug(spu)),
    title: `${t('watchTitle', { name: `${spu.brand} ${spu.name}` })} · Offcut`,
    messages: messagesFor(language, ['product']),
  };
}

/** Puts it on the watch list; the messages of a missing choice are its placeholders (5#21). */
export async function saveWatch(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'watch');
  const spu = await findStyle(visitor, args);
  const { language, currency } = visitor.preferences;
  const t = translator(language, 'product');
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const value = { type: typeOf(form.get('type')), condition: text('condition'), size: text('size') };
  const target = text('target');
  const errors = {
    ...(isOneOf(conditions, value.condition) ? {} : { condition: t('chooseACondition') }),
    ...(spu.sizes.length === 0 || spu.sizes.includes(value.size) ? {} : { size: t('chooseASize') }),
    ...(target === '' || /^\d{1,8}(\.\d{1,2})?$/.test(target) ? {} : { target: t('invalidPrice') }),
  };
  const typed = { ...value, target };
  if (Object.keys(errors).length > 0 || !isOneOf(conditions, value.condition)) {
    return data({ errors, typed, problem: null }, { status: codes.Invalid });
  }
  const saved = await createWatch(visitor, {
    spuId: spu.id,
    offerType: value.type,
    condition: value.condition,
    size: spu.sizes.length > 0 ? value.size : null,
    targetPrice: target === '' ? null : Number(target),
    currency,
  });
  if (!saved.ok) {
    const { fields } = saved.refusal;
    return data(
      {
        errors: fields.targetPrice ? { target: t('invalidPrice') } : {},
        typed,
        problem: fields.targetPrice ? null : refusalText(saved.refusal),
      },
      { status: saved.refusal.code },
    );
  }
  const chosen = { condition: value.condition, size: value.size };
  return seeOther(paths.product(spu.gender, productSlug(spu), chosen), {
    flash: { kind: 'success', text: t('watchSaved') },
  });
}
