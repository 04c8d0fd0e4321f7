import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { REVIEW_TEXT_MAX } from './limits.ts';
import { orderRole } from './order-states.ts';
import { id, idParam, moment, page, paging } from './primitives.ts';
import { userInfo } from './user.ts';

/** What a review is about: the first piece of its order. */
const piece = z.object({ brand: z.string(), name: z.string(), imgUrl: z.string() });

/** What one side of a completed order says of the other (B20). */
export const review = z.object({
  id,
  orderId: id,
  /** The side that wrote it. */
  side: orderRole,
  reviewer: userInfo,
  reviewee: userInfo,
  /** 1 to 5. */
  score: z.number().int(),
  text: z.string(),
  time: moment,
  reply: z.string().nullable(),
  piece,
  /** Whether others see it: both sides wrote, or two weeks are over. */
  revealed: z.boolean(),
  /** Until when its author may change it; null for everybody else and afterwards. */
  editUntil: moment.nullable(),
  /** Whether the one who asks may answer it. */
  canReply: z.boolean(),
});
export type Review = z.output<typeof review>;

const PICK_STARS = 'Please choose one to five stars.';
const text = z.string().trim().max(REVIEW_TEXT_MAX, `Enter at most ${REVIEW_TEXT_MAX} characters.`);
/** Stars and words as typed. */
export const reviewInput = z.object({
  score: z.coerce
    .number({ required_error: PICK_STARS, invalid_type_error: PICK_STARS })
    .int(PICK_STARS)
    .min(1, PICK_STARS)
    .max(5, PICK_STARS),
  text: text.default(''),
});
export const replyInput = z.object({ text: text.min(1, 'This field is required.') });

export const createReview = endpoint({
  method: 'POST',
  path: '/user/review',
  access: 'required',
  limit: 'shelf',
  summary: 'Review the other side of a completed order of mine; once per side (7/user#13, B20)',
  body: reviewInput.extend({ orderId: id }),
  answer: review,
});
export const updateReview = endpoint({
  method: 'PUT',
  path: '/user/review/:orderId',
  access: 'required',
  limit: 'shelf',
  summary: 'Change my review of an order within two weeks (7/user#13, B20)',
  params: z.object({ orderId: idParam }),
  body: reviewInput,
  answer: review,
});
export const replyToReview = endpoint({
  method: 'PUT',
  path: '/user/review/:orderId/reply',
  access: 'required',
  limit: 'shelf',
  summary: 'Answer what the other side of an order said of me (B20)',
  params: z.object({ orderId: idParam }),
  body: replyInput,
  answer: review,
});
export const getReview = endpoint({
  method: 'GET',
  path: '/user/review/:orderId',
  access: 'required',
  summary: 'What can be said of an order of mine: the other side, the piece, my review if there is one',
  params: z.object({ orderId: idParam }),
  answer: z.object({
    orderId: id,
    side: orderRole,
    other: userInfo,
    piece,
    /** Until when a first review may be written; null when it may not. */
    writeUntil: moment.nullable(),
    mine: review.nullable(),
  }),
});

/** A completed order that I have said nothing of yet. */
export const openReview = z.object({
  orderId: id,
  side: orderRole,
  other: userInfo,
  piece,
  completedAt: moment,
  writeUntil: moment,
});
export type OpenReview = z.output<typeof openReview>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/v2/user/review',
  access: 'required',
  summary: 'Reviews of me that are revealed, or those I wrote, latest first (7/user#13)',
  query: paging.extend({ tab: z.enum(['received', 'given']).default('received') }),
  answer: page(review),
});
export const listOpenReviews = endpoint({
  method: 'GET',
  path: '/v2/user/review/open',
  access: 'required',
  summary: 'Completed orders of mine that I may still review, latest first',
  query: paging,
  answer: page(openReview),
});

const of = {
  access: 'optional',
  params: z.object({ userId: idParam }),
  query: paging,
  answer: page(review),
} as const;
export const listSellReviews = endpoint({
  method: 'GET',
  path: '/v2/user/review/sell/:userId',
  summary: 'What buyers say of a person, latest first (7/user#13)',
  ...of,
});
export const listBuyReviews = endpoint({
  method: 'GET',
  path: '/v2/user/review/buy/:userId',
  summary: 'What sellers say of a person, latest first',
  ...of,
});
