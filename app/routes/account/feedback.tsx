import { parseWithZod } from '@conform-to/zod';
import { getFormProps, getTextareaProps, useForm } from '@conform-to/react';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { refusalText } from '#app/api/errors.ts';
import { createReview, getReview, updateReview } from '#app/api/review.server.ts';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { personLine } from '#app/components/review-view.server.ts';
import { UserLine } from '#app/components/UserLine.tsx';
import { dateLabel } from '#app/domain/relative-time.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireAccount, requireId } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { RadioChips } from '#app/ui/RadioChips.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { codes } from '#contract/errors.ts';
import { REVIEW_TEXT_MAX } from '#contract/limits.ts';
import { unlistedMeta } from '../page-meta.ts';
import { reviewForm } from './schemas.ts';

export const handle = { withCategories: false };

/** Best first. */
const scores = ['5', '4', '3', '2', '1'] as const;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const { language } = visitor.preferences;
  const orderId = requireId(args.params.orderId, paths.accountFeedbacks());
  const { other, piece, side, mine, writeUntil } = await getReview(visitor, orderId);
  const t = translator(language, 'account');
  return {
    username: account.username,
    orderId,
    person: personLine(other),
    piece: `${piece.brand} ${piece.name}`,
    role: side,
    start: mine ? { score: String(mine.score), text: mine.text } : { score: '', text: '' },
    writable: mine ? mine.editUntil !== null : writeUntil !== null,
    until: dateLabel(mine?.editUntil ?? writeUntil ?? new Date(), language),
    editing: mine !== null,
    title: `${t('feedbackTitle', { name: other.username })} · Offcut`,
    messages: messagesFor(language, ['account', 'validation']),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'account');
  const orderId = requireId(args.params.orderId, paths.accountFeedbacks());
  const submission = parseWithZod(await args.request.formData(), { schema: reviewForm });
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: codes.Invalid });
  const { mine } = await getReview(visitor, orderId);
  // Sent twice, the second one is a change with the same words.
  const saved = mine
    ? await updateReview(visitor, orderId, submission.value)
    : await createReview(visitor, { ...submission.value, orderId });
  if (!saved.ok) {
    const formErrors = [refusalText(saved.refusal)];
    return data({ result: submission.reply({ formErrors }) }, { status: saved.refusal.code });
  }
  const t = translator(visitor.preferences.language, 'account');
  return seeOther(paths.accountFeedbacks({ tab: 'given' }), {
    flash: { kind: 'success', text: t(saved.data.revealed ? 'feedbackShown' : 'feedbackSaved') },
  });
}

/** Stars and words for the other side of an order (B20). */
export default function Feedback() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('account');
  const common = useT('common');
  const busy = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm({
    id: 'feedback',
    lastResult: answer?.result,
    defaultValue: page.start,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: reviewForm }),
  });
  const { key: _text, ...text } = getTextareaProps(fields.text);
  return (
    <AccountFrame {...accountMenu(common, page.username)}>
      <h1 className="serif l">{t('feedbackTitle', { name: page.person.name })}</h1>
      <div className="narrow stack mt2">
        <UserLine
          name={page.person.name}
          href={page.person.href}
          avatarSrc={page.person.avatar}
          size="l"
          suspended={page.person.suspended}
          meta={t(page.role === 'buyer' ? 'soldYou' : 'boughtFromYou', { piece: page.piece })}
        />
        {page.writable ? (
          <Form method="post" className="form" {...getFormProps(form)}>
            <FormErrorSummary title={t('formProblem')} errors={form.errors} />
            <RadioChips
              legend={t('feedbackScore')}
              name="score"
              options={scores.map((value) => ({ value, label: t(`feedbackStars.${value}`) }))}
              defaultValue={String(fields.score.initialValue ?? '')}
              error={fields.score.errors}
            />
            <TextArea
              {...text}
              label={t('feedbackText')}
              rows={5}
              counter={REVIEW_TEXT_MAX}
              error={fields.text.errors}
              hint={t(page.editing ? 'feedbackEditHint' : 'feedbackHint', { date: page.until })}
            />
            <div className="btns">
              <Button variant="primary" aria-busy={busy || undefined}>
                {t(page.editing ? 'feedbackSaveChange' : 'feedbackSave')}
              </Button>
              <Link className={buttonClass('quiet')} to={paths.accountFeedbacks()}>
                {t('cancel')}
              </Link>
            </div>
          </Form>
        ) : (
          <p className="note">{t('feedbackClosed')}</p>
        )}
      </div>
    </AccountFrame>
  );
}
