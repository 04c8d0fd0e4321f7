import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { Pages } from '#app/components/Pages.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { ReviewCard } from '#app/components/ReviewCard.tsx';
import type { ReviewView } from '#app/components/review-view.server.ts';
import { UserLine } from '#app/components/UserLine.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { REVIEW_TEXT_MAX } from '#contract/limits.ts';
import { unlistedMeta } from '../page-meta.ts';
import { feedbackTabs } from './feedback-tabs.ts';
import { answerFeedback, loadFeedbacks } from './feedbacks.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadFeedbacks(args);
}

export async function action(args: ActionFunctionArgs) {
  return answerFeedback(args);
}

/** Reviews to write, reviews of me, reviews by me (2.1#31, 7/user#13). */
export default function Feedbacks() {
  const { username, tab, page, pages, waiting, open, reviews } = useLoaderData<typeof loader>();
  const t = useT('account');
  const common = useT('common');
  return (
    <AccountFrame {...accountMenu(common, username)}>
      <h1 className="serif l">{t('feedbacksTitle')}</h1>
      <Tabs
        ruled
        label={t('feedbacksTitle')}
        renderLink={renderLink}
        tabs={feedbackTabs.map((one) => ({
          href: paths.accountFeedbacks({ tab: one }),
          label: t(`feedbackTab.${one}`),
          current: one === tab,
          ...(one === 'open' && waiting > 0 ? { count: waiting } : {}),
        }))}
      />
      {open.length + reviews.length === 0 ? (
        <Empty title={t('noFeedback')} help={t(`feedbackNone.${tab}`)} />
      ) : null}
      <ul className="plates">
        {open.map((one) => (
          <li className="plate mid" key={one.orderId}>
            <div>
              <UserLine
                name={one.person.name}
                href={one.person.href}
                avatarSrc={one.person.avatar}
                size="m"
                suspended={one.person.suspended}
                meta={`${one.brand} ${one.name}`}
              />
              <p className="small qq mt1">{t('feedbackUntil', { date: one.until })}</p>
            </div>
            <Link
              className={buttonClass('outline', { size: 'tiny' })}
              to={paths.accountFeedback(one.orderId)}
            >
              {t('feedbackWrite')}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="reviews">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review}>
            {tab === 'given' ? <Given review={review} /> : <Reply review={review} />}
          </ReviewCard>
        ))}
      </ul>
      <Pages page={page} pageCount={pages} hrefFor={(to) => paths.accountFeedbacks({ tab, page: to })} />
    </AccountFrame>
  );
}

/** Whether others see it, and the way to change it. */
function Given({ review }: { review: ReviewView }) {
  const t = useT('account');
  return (
    <p className="row wraps small">
      {review.revealed ? null : <span className="q">{t('feedbackHidden')}</span>}
      {review.editUntil ? (
        <Link className="link" to={paths.accountFeedback(review.orderId)}>
          {t('feedbackChange', { date: review.editUntil })}
        </Link>
      ) : null}
    </p>
  );
}

/** The answer to a review, once more with what was typed when it was refused. */
function Reply({ review }: { review: ReviewView }) {
  const answer = useActionData<typeof action>();
  const t = useT('account');
  if (!review.canReply) return null;
  const refused = answer?.orderId === review.orderId ? answer : null;
  const id = `reply-${review.orderId}`;
  return (
    <details className="confirm" open={refused !== null} key={review.reply ?? ''}>
      <summary className={buttonClass('quiet', { size: 'tiny' })}>
        {t(review.reply ? 'replyChange' : 'reply')}
      </summary>
      <Form method="post" className="form" preventScrollReset>
        <input type="hidden" name="orderId" value={review.orderId} />
        <TextArea
          id={id}
          name="text"
          label={t('replyLabel')}
          rows={3}
          counter={REVIEW_TEXT_MAX}
          defaultValue={refused?.text ?? review.reply ?? ''}
          error={refused?.error}
        />
        <Button size="tiny">{t('replySave')}</Button>
      </Form>
    </details>
  );
}
