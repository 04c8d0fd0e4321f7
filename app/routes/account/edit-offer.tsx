import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getOffer, updateOffer } from '#app/api/offer.server.ts';
import { OfferForm } from '#app/components/offer-form/OfferForm.tsx';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireAccount, requireId } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { readOfferForm, refusedOffer } from '#app/server/offer-form/save.server.ts';
import { editOfferStart, offerFormChoices } from '#app/server/offer-form/start.server.ts';
import { unlistedMeta } from '../page-meta.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

async function findMine(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const offerId = requireId(args.params.offerId, paths.accountOffers());
  const { offer, spu } = await getOffer(visitor, offerId);
  if (offer.userId !== account.id) throw redirect(paths.accountOffers());
  return { visitor, offer, spu };
}

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, offer, spu } = await findMine(args);
  const { language } = visitor.preferences;
  const t = translator(language, 'offer');
  return {
    type: offer.offerType,
    what: `${spu.brand} ${spu.name}`,
    sizes: spu.sizes,
    start: editOfferStart(offer, new Date()),
    choices: await offerFormChoices(visitor, offer.offerType),
    backHref: paths.accountOffers({ type: offer.offerType }),
    title: `${t(offer.offerType === 'ask' ? 'editAsk' : 'editBid')} · Offcut`,
    messages: messagesFor(language, ['offer', 'validation']),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { visitor, offer, spu } = await findMine(args);
  const form = await readOfferForm(visitor, args.request, offer.offerType, spu.sizes, offer);
  if (!form.draft) return data(form.reply(), { status: form.status });
  const saved = await updateOffer(visitor, offer.id, form.draft);
  if (!saved.ok) return data(refusedOffer(form, saved.refusal), { status: saved.refusal.code });
  const t = translator(visitor.preferences.language, 'offer');
  return seeOther(paths.accountOffers({ type: offer.offerType }), {
    flash: { kind: 'success', text: t('saved') },
  });
}

export default function EditOffer() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('offer');
  return (
    <div className="wrap narrow">
      <div className="page-head">
        <h1 className="serif l">{t(page.type === 'ask' ? 'editAsk' : 'editBid')}</h1>
        <p className="q">{page.what}</p>
      </div>
      <OfferForm
        type={page.type}
        sizes={page.sizes}
        start={page.start}
        {...page.choices}
        answer={answer}
        submitLabel={t('save')}
        cancelHref={page.backHref}
        priceHint={null}
      />
    </div>
  );
}
