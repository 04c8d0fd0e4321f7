import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { refusalText } from '#app/api/errors.ts';
import { listOpenReviews, listReviews, replyToReview } from '#app/api/review.server.ts';
import { personLine, reviewView } from '#app/components/review-view.server.ts';
import { pageCount, pageStart, parsePage } from '#app/domain/pagination.ts';
import { dateLabel } from '#app/domain/relative-time.ts';
import { numericId } from '#app/domain/slug.ts';
import { isOneOf } from '#app/domain/vocabulary.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { codes } from '#contract/errors.ts';
import { PAGE_LIMIT } from '#contract/limits.ts';
import type { OpenReview } from '#contract/review.ts';
import { feedbackTabs } from './feedback-tabs.ts';
import { replyForm } from './schemas.ts';

export async function loadFeedbacks(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const { language } = visitor.preferences;
  const search = new URL(args.request.url).searchParams;
  const asked = search.get('tab');
  const page = parsePage(search.get('page'));
  const paging = { pageStart: pageStart(page), pageLimit: PAGE_LIMIT };
  const waiting = await listOpenReviews(visitor, paging);
  // What there is to do comes first, as long as there is something.
  const tab = isOneOf(feedbackTabs, asked) ? asked : waiting.total > 0 ? 'open' : 'received';
  const said = tab === 'open' ? null : await listReviews(visitor, { ...paging, tab });
  return {
    username: account.username,
    tab,
    page,
    pages: pageCount(said?.total ?? waiting.total),
    waiting: waiting.total,
    open: tab === 'open' ? waiting.data.map((one) => openView(one, language)) : [],
    reviews: (said?.data ?? []).map((review) =>
      reviewView(review, tab === 'given' ? 'reviewee' : 'reviewer', language),
    ),
    title: `${translator(language, 'account')('feedbacksTitle')} · Offcut`,
    messages: messagesFor(language, ['account', 'user']),
  };
}

function openView(open: OpenReview, language: string) {
  return {
    orderId: open.orderId,
    person: personLine(open.other),
    role: open.side,
    image: open.piece.imgUrl,
    brand: open.piece.brand,
    name: open.piece.name,
    completed: dateLabel(open.completedAt, language),
    until: dateLabel(open.writeUntil, language),
  };
}

/** Answers a review of oneself. */
export async function answerFeedback(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'account');
  const t = translator(visitor.preferences.language, 'account');
  const formData = await args.request.formData();
  const orderId = numericId(String(formData.get('orderId') ?? ''));
  const parsed = replyForm.safeParse({ text: formData.get('text') ?? undefined });
  if (orderId === null) {
    return data({ orderId, text: '', error: t('unknownAction') }, { status: codes.BadRequest });
  }
  const text = String(formData.get('text') ?? '');
  if (!parsed.success) {
    const [error] = parsed.error.flatten().fieldErrors.text ?? [];
    return data({ orderId, text, error: error ?? t('unknownAction') }, { status: codes.Invalid });
  }
  const saved = await replyToReview(visitor, orderId, parsed.data.text);
  if (!saved.ok) {
    return data({ orderId, text, error: refusalText(saved.refusal) }, { status: saved.refusal.code });
  }
  return seeOther(paths.accountFeedbacks({ tab: 'received' }), {
    flash: { kind: 'success', text: t('replySaved') },
  });
}
