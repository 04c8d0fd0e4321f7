import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { moment } from './primitives.ts';

/** Somebody who joined with my code. */
const friend = z.object({
  username: z.string(),
  avatarUrl: z.string().nullable(),
  joined: moment,
  /** When their first order was complete; null until then (B26). */
  earnedAt: moment.nullable(),
});

export const getReferrals = endpoint({
  method: 'GET',
  path: '/user/referral',
  access: 'required',
  summary: 'My code, whom I invited (the latest of them), and what it brought (1#9, 9#9, H15)',
  answer: z.object({
    code: z.string(),
    pending: z.number().int(),
    earned: z.number().int(),
    friends: z.array(friend),
  }),
});
