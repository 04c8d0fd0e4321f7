import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listReviewsOf } from '#app/api/review.server.ts';
import { getUser } from '#app/api/user.server.ts';
import { Pages } from '#app/components/Pages.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { ReviewCard } from '#app/components/ReviewCard.tsx';
import { reviewView } from '#app/components/review-view.server.ts';
import { UserHead } from '#app/components/UserHead.tsx';
import { userHead, userHeadTexts } from '#app/components/user-head.server.ts';
import { pageCount, pageStart, parsePage } from '#app/domain/pagination.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { PAGE_LIMIT } from '#contract/limits.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { ...args.data, noindex: true });

export async function loader(args: LoaderFunctionArgs) {
  const userId = requireId(args.params.userId);
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const search = new URL(args.request.url).searchParams;
  const side: 'sell' | 'buy' = search.get('side') === 'buy' ? 'buy' : 'sell';
  const page = parsePage(search.get('page'));
  const [user, found] = await Promise.all([
    getUser(visitor, userId),
    listReviewsOf(visitor, userId, side, { pageStart: pageStart(page), pageLimit: PAGE_LIMIT }),
  ]);
  return {
    user: await userHead(user, visitor),
    side,
    page,
    pages: pageCount(found.total),
    reviews: found.data.map((review) => reviewView(review, 'reviewer', language)),
    title: `${translator(language, 'user')('feedbacksOf', { name: user.username })} · Offcut`,
    messages: messagesFor(language, userHeadTexts),
  };
}

/** What others say of somebody (2.1#41, 7/user#13): as a seller, or as a buyer. */
export default function Feedbacks() {
  const { user, side, page, pages, reviews } = useLoaderData<typeof loader>();
  const t = useT('user');
  return (
    <UserHead user={user} current="feedbacks">
      <div className="wrap mt1">
        <div className="narrow-list">
          <Tabs
            label={t('sides')}
            renderLink={renderLink}
            tabs={(['sell', 'buy'] as const).map((one) => ({
              href: paths.userFeedbacks(user.id, { side: one }),
              label: t(one === 'sell' ? 'asSeller' : 'asBuyer'),
              current: one === side,
            }))}
          />
          {reviews.length === 0 ? (
            <Empty title={t('noFeedback')} help={t('noFeedbackHelp')} />
          ) : (
            <ul className="reviews">
              {reviews.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </ul>
          )}
          <Pages
            page={page}
            pageCount={pages}
            hrefFor={(to) => paths.userFeedbacks(user.id, { side, page: to })}
          />
        </div>
      </div>
    </UserHead>
  );
}
