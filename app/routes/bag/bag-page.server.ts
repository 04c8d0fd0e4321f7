import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { unknownError } from '#app/api/client.server.ts';
import { offerFacts } from '#app/components/offer-facts.ts';
import {
  bundleProblem,
  groupAction,
  hasStepper,
  maxQuantity,
  problemLines,
  selectedTotals,
  selectionOf,
  toggleAll,
} from '#app/domain/bag.ts';
import { formatMoney } from '#app/domain/money.ts';
import { regionName } from '#app/domain/region-name.ts';
import { listingSlug, productSlug } from '#app/domain/slug.ts';
import { badgesOf } from '#app/domain/user-badge.ts';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { seeOther } from '#app/server/http.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import type { BagGroup, BagLine } from '#contract/bag.ts';
import { toDecimal, toMinor } from '#contract/money.ts';
import {
  addOffer,
  clearHistory,
  loadBag,
  removeLines,
  setQuantities,
  type BagChange,
} from './bag-store.server.ts';
import { picksCookie, readPicks } from './picks.server.ts';

export async function loadBagPage(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const [bag, picks] = await Promise.all([loadBag(args.request, visitor), readPicks(args.request)]);
  const { language } = visitor.preferences;
  const t = translator(language, 'bag');
  return {
    groups: bag.cart.map((group) => groupView(group, picks.get(group.userInfo.id) ?? null, visitor)),
    history: bag.history.map((line) => ({
      offerId: line.offerId,
      href: productHref(line),
      image: line.imgUrl,
      brand: line.brand,
      name: line.offerName,
      price: formatMoney(line.offerPrice, line.offerCurrency, language),
      gone: line.problem !== null,
    })),
    totalCount: bag.totalCount,
    title: `${t('title')} · Offcut`,
    messages: messagesFor(language, ['bag']),
  };
}

const productHref = (line: BagLine) =>
  paths.product(line.gender, productSlug({ id: line.spuId, brand: line.brand, name: line.offerName }));

function groupView(group: BagGroup, chosen: number[] | null, visitor: Visitor) {
  const { language, region, currency } = visitor.preferences;
  const t = translator(language, 'bag');
  const selected = selectionOf(group, chosen);
  const totals = selectedTotals(group, selected);
  const problem = bundleProblem(group, selected);
  const both =
    totals.price === null || totals.shipping === null
      ? totals.price
      : toDecimal(
          toMinor(totals.price, totals.currency) + toMinor(totals.shipping, totals.currency),
          totals.currency,
        );
  const first = group.offers[0];
  return {
    sellerId: group.userInfo.id,
    name: group.userInfo.username,
    avatar: group.userInfo.avatarUrl,
    ...badgesOf(group.userInfo.userStatus),
    closet: paths.userListings(group.userInfo.id),
    action: groupAction(group),
    allSelected: selected.length > 0 && toggleAll(group, selected).length === 0,
    selectedCount: selected.length,
    sum: selected.length > 0 ? formatMoney(both, totals.currency, language) : null,
    includesShipping: totals.price !== null && totals.shipping !== null,
    note: problem === null ? null : noteText(problem, group, visitor),
    canBuy: problem === null,
    shopLink:
      groupAction(group) === 'shop' && selected.length === 1 && selected[0] ? paths.lead(selected[0]) : null,
    hasProblems: problemLines(group).length > 0,
    lines: group.offers.map((line) => ({
      offerId: line.offerId,
      href: first
        ? paths.listing(
            group.userInfo.id,
            listingSlug({ id: line.spuId, brand: line.brand, name: line.offerName }),
          )
        : '',
      productHref: productHref(line),
      image: line.imgUrl,
      brand: line.brand,
      name: line.offerName,
      facts: offerFacts(conditionLabel(language, line.offerCondition), line.size, t),
      origin: line.problem
        ? t(`problem${line.problem}`, { count: line.inventory })
        : t('shipsFrom', { country: regionName(line.offerCountry, language) }),
      price:
        line.offerPrice === null
          ? formatMoney(null, currency)
          : formatMoney(
              toDecimal(toMinor(line.offerPrice, line.offerCurrency) * line.quantity, line.offerCurrency),
              line.offerCurrency,
              language,
            ),
      each:
        line.quantity > 1
          ? t('each', {
              count: line.quantity,
              price: formatMoney(line.offerPrice, line.offerCurrency, language),
            })
          : null,
      shipping:
        line.shippingPrice === null
          ? t('noShipping', { region: regionName(region, language) })
          : line.shippingPrice === 0
            ? t('freeShipping')
            : t('plusShipping', { price: formatMoney(line.shippingPrice, line.offerCurrency, language) }),
      quantity: line.quantity,
      most: maxQuantity(line),
      stepper: hasStepper(line),
      lead: line.offerUrl === null ? null : paths.lead(line.offerId),
      selected: selected.includes(line.offerId),
      problem: line.problem,
    })),
  };
}
export type BagGroupView = ReturnType<typeof groupView>;

function noteText(problem: 'select' | 'currency' | 'region', group: BagGroup, visitor: Visitor) {
  const { language, region, currency } = visitor.preferences;
  const t = translator(language, 'bag');
  const name = group.userInfo.username;
  switch (problem) {
    case 'select':
      return { title: t('select'), help: null };
    case 'currency':
      return { title: t('currency'), help: t('currencyHelp', { name, currency }) };
    case 'region':
      return { title: t('region'), help: t('regionHelp', { name, region: regionName(region, language) }) };
  }
}

/** One form a seller: `set.{offerId}` buttons change quantities, `pick` boxes choose, `intent` says what else. */
const form = z.object({
  sellerId: z.coerce.number().int().positive().optional(),
  intent: z.enum(['pick', 'all', 'buy', 'clear-unavailables', 'clear-history', 'add-back']).optional(),
  offerId: z.coerce.number().int().positive().optional(),
  pick: z.array(z.coerce.number().int().positive()).max(30),
});

export async function changeBag(args: ActionFunctionArgs) {
  const { request } = args;
  const visitor = await getVisitor(args);
  const body = await request.formData();
  const set = [...body.entries()].find(([name]) => /^set\.\d{1,16}$/.test(name));
  const parsed = form.safeParse({ ...Object.fromEntries(body), pick: body.getAll('pick') });
  if (!parsed.success) throw data({ message: 'Bad Request', requestId: visitor.requestId }, { status: 400 });
  const { sellerId, intent, offerId, pick } = parsed.data;

  const remembered = sellerId ? [await picksCookie(request, sellerId, pick)] : [];
  if (set) {
    const quantity = Math.max(0, Math.min(9999, Math.trunc(Number(set[1])) || 0));
    return backToBag(
      visitor,
      await setQuantities(request, visitor, [{ offerId: Number(set[0].slice(4)), quantity }]),
      remembered,
    );
  }
  switch (intent) {
    case 'add-back':
      return backToBag(visitor, await addOffer(request, visitor, offerId ?? 0, 1), []);
    case 'clear-history':
      return backToBag(visitor, await clearHistory(request, visitor), []);
    case undefined:
    case 'pick':
      return seeOther(paths.bag(), { cookies: remembered });
    case 'all':
    case 'buy':
    case 'clear-unavailables': {
      const group = (await loadBag(request, visitor)).cart.find(({ userInfo }) => userInfo.id === sellerId);
      if (!group) return seeOther(paths.bag());
      if (intent === 'all') {
        return seeOther(paths.bag(), {
          cookies: [await picksCookie(request, group.userInfo.id, toggleAll(group, pick))],
        });
      }
      if (intent === 'buy') return buyGroup(visitor, group, pick, remembered);
      return backToBag(
        visitor,
        await removeLines(
          request,
          visitor,
          problemLines(group).map((line) => line.offerId),
        ),
        remembered,
      );
    }
  }
}

/** On to the checkout of the chosen lines, or back with the reason why not (2.3#26, 2.3#29). */
function buyGroup(visitor: Visitor, group: BagGroup, pick: number[], cookies: string[]) {
  const selected = selectionOf(group, pick);
  const problem = bundleProblem(group, selected);
  if (problem) {
    const t = translator(visitor.preferences.language, 'bag');
    return seeOther(paths.bag(), { cookies, flash: { kind: 'warn', text: t(problem) } });
  }
  const [first, ...others] = group.offers.filter((line) => selected.includes(line.offerId));
  if (!first) return seeOther(paths.bag(), { cookies });
  const query = { quantity: first.quantity, with: others.map((line) => `${line.offerId}.${line.quantity}`) };
  return seeOther(paths.buy(first.offerId, query), { cookies });
}

async function backToBag(visitor: Visitor, change: BagChange, cookies: string[]) {
  if (change.ok) return seeOther(paths.bag(), { cookies: [...change.cookies, ...cookies] });
  return seeOther(paths.bag(), { cookies, flash: { kind: 'error', text: refusalSentence(visitor, change) } });
}

/** Why the bag did not change, in words (8#10). */
export function refusalSentence(visitor: Visitor, change: Extract<BagChange, { ok: false }>): string {
  const t = translator(visitor.preferences.language, 'bag');
  switch (change.reason) {
    case 'already-in-bag':
      return t('already');
    case 'not-available':
      return t('notAvailable');
    case 'own-item':
      return t('ownItem');
    case 'full':
      return t('full');
    case 'other':
      return change.refusal?.message ?? unknownError(visitor);
  }
}
