import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from './limits.ts';
import { currencyCode, id, moment, nothing, regionCode } from './primitives.ts';
import { userStatus } from './user.ts';

/**
 * Username rules in the specification's order, first message wins (5#4–5#10, A8, A24: the texts stay to the
 * letter). Input is trimmed and lowercased first.
 */
export const username = z
  .string({ required_error: 'Please enter your username.' })
  .transform((value) => value.trim().toLowerCase())
  .superRefine((value, ctx) => {
    const message =
      value === ''
        ? 'Please enter your username.'
        : !/^[a-z0-9_.]+$/.test(value)
          ? 'Usernames can only use letter, numbers, underscores and periods.'
          : value.length > USERNAME_MAX
            ? 'Enter a name under 20 characters.'
            : value.startsWith('.')
              ? "You can't start your username with a period."
              : value.endsWith('.')
                ? "You can't end your username with a period."
                : value.includes('..')
                  ? "Your can't have more than one period in a row."
                  : null;
    if (message) ctx.addIssue({ code: z.ZodIssueCode.custom, message });
  });

/** 5#16, G7: the HTML input pattern and at most 254 characters. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
export const EMAIL_INVALID = 'Please enter a valid email address.';
export const email = z
  .string({ required_error: EMAIL_INVALID })
  .trim()
  .max(254, EMAIL_INVALID)
  .regex(emailPattern, EMAIL_INVALID);

/** 5#17, G6: printable ASCII with a letter, a digit and a symbol; a space is no symbol. */
export const PASSWORD_WEAK = 'Use 8 or more characters with a mix of letters, numbers & symbols.';
export const password = z
  .string({ required_error: PASSWORD_WEAK })
  .min(PASSWORD_MIN, PASSWORD_WEAK)
  .max(PASSWORD_MAX, PASSWORD_WEAK)
  .regex(/^[\x20-\x7e]+$/, PASSWORD_WEAK)
  .regex(/[A-Za-z]/, PASSWORD_WEAK)
  .regex(/\d/, PASSWORD_WEAK)
  .regex(/[!-/:-@[-`{-~]/, PASSWORD_WEAK);
export const PASSWORD_MISMATCH = 'Please make sure both passwords match.';

/** Words that routes use and nobody may be called (A6). */
export const reservedUsernames: readonly string[] = [
  'about',
  'account',
  'admin',
  'api',
  'ask',
  'bag',
  'bid',
  'blog',
  'buy',
  'callback',
  'designer',
  'discover',
  'ensemble',
  'faqs',
  'favorites',
  'feedbacks',
  'follow',
  'help',
  'lead',
  'legal',
  'listings',
  'login',
  'logout',
  'marketplace',
  'media',
  'message',
  'offcut',
  'official',
  'orders',
  'post',
  'posts',
  'prompt',
  'redirect',
  'register',
  'sandbox',
  'search',
  'sell',
  'shopping',
  'sold',
  'staff',
  'support',
  'system',
  'trending',
  'ui',
  'user',
  'view',
];

/** The account as its owner sees it (3#1). */
export const account = z.object({
  id,
  username: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  userStatus,
  region: z.string().nullable(),
  biography: z.string(),
  userLevel: z.number().int(),
  userReview: z.number().nullable(),
  registerTime: moment,
  /** ISO date; only its owner sees it. */
  birthday: z.string().nullable(),
  /** From when the username may change again; null when it never changed (G21). */
  usernameChangeFrom: moment.nullable(),
  xp: z.number().int(),
  /** Whether a password exists; people who came by Google or Apple may have none (G11). */
  hasPassword: z.boolean(),
  /** Wallet account of normal users; null until linked. */
  paymentAccount: z.string().nullable(),
  /** Card provider account of retailers and verified users; null until onboarded. */
  stripeAccount: z.string().nullable(),
  /** Derived (3#1): the account kind that fits the user kind exists. */
  paymentAvailable: z.boolean(),
});
export type Account = z.output<typeof account>;

/** A fresh session: the token is shown once, only its hash is kept. */
export const session = z.object({
  user: account.extend({ token: z.string(), tokenExpires: moment, forceConnectPayment: z.boolean() }),
});
export type SignedIn = z.output<typeof session>['user'];

export const login = endpoint({
  method: 'POST',
  path: '/user/login',
  access: 'public',
  // Limited in the service, per account and address (G12).
  summary: 'Sign in with username or e-mail (7/user#1, G5)',
  body: z.object({
    username: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(PASSWORD_MAX),
  }),
  answer: session,
});
export const register = endpoint({
  method: 'POST',
  path: '/user/register',
  access: 'public',
  summary: 'Open an account (7/user#4, 5#1)',
  limit: 'register',
  body: z
    .object({
      username,
      email,
      password,
      confirmPassword: z.string(),
      region: regionCode,
      referralCode: z.string().trim().max(20).optional(),
    })
    .refine((value) => value.password === value.confirmPassword, {
      path: ['confirmPassword'],
      message: PASSWORD_MISMATCH,
    }),
  answer: session,
});
export const exist = endpoint({
  method: 'POST',
  path: '/user/exist',
  access: 'public',
  summary: 'Is this username or e-mail still free? true = available (7/user#5, A11)',
  limit: 'exist',
  body: z.object({ username: z.string().max(254).optional(), email: z.string().max(254).optional() }),
  answer: z.boolean(),
});
export const logout = endpoint({
  method: 'POST',
  path: '/user/logout',
  access: 'optional',
  summary: 'Revoke the session; fine when there is none (B4)',
  answer: nothing,
});
export const forgetPassword = endpoint({
  method: 'POST',
  path: '/user/password/forget',
  access: 'public',
  limit: 'passwords',
  summary:
    'Mail a link that resets the password; the answer never says whether the address is known (7/user#6, G10)',
  body: z.object({ email }),
  answer: nothing,
});

const newPassword = { password, confirmPassword: z.string() };
type NewPassword = { password: string; confirmPassword: string };
const isSameTwice = (value: NewPassword) => value.password === value.confirmPassword;
const mismatch = { path: ['confirmPassword'], message: PASSWORD_MISMATCH };

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/password/reset',
  access: 'public',
  limit: 'passwords',
  summary: 'Set a new password with the token of a mail, once, and end all sessions (7/user#6, G4, G10)',
  body: z.object({ email, token: z.string().min(1).max(100), ...newPassword }).refine(isSameTwice, mismatch),
  answer: nothing,
});
export const changePassword = endpoint({
  method: 'POST',
  path: '/user/password',
  access: 'required',
  limit: 'passwords',
  summary:
    'Set a new password, knowing the old one if there is one, and end all other sessions (7/user#6, G11)',
  body: z
    .object({ oldPassword: z.string().max(PASSWORD_MAX).default(''), ...newPassword })
    .refine(isSameTwice, mismatch),
  answer: nothing,
});

/** A signed-in browser, as its owner sees it; `id` is no secret and opens nothing. */
export const openSession = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  createdAt: moment,
  lastUsedAt: moment,
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;
export const listSessions = endpoint({
  method: 'GET',
  path: '/user/session',
  access: 'required',
  summary: 'Where I am signed in, latest use first',
  answer: z.array(openSession),
});
export const exchangeSession = endpoint({
  method: 'POST',
  path: '/user/session',
  access: 'required',
  limit: 'identity',
  summary: 'A further session of the same person, for a browser that was handed a token (4#2, G2)',
  answer: session,
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/session/:id',
  access: 'required',
  summary: 'Sign one of my browsers out; fine when it is gone already',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{16}$/) }),
  answer: nothing,
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/user/info',
  access: 'required',
  summary: 'The account (7/user#7)',
  answer: account,
});

/** Mails that people may switch off (G17). */
export const mailEventNames = ['orders', 'watchlist', 'feedback', 'referrals'] as const;
export type MailEvent = (typeof mailEventNames)[number];

const onOff = z.boolean();
/** Which mails somebody wants. */
const notifications = z.object({
  email: z.object({ orders: onOff, watchlist: onOff, feedback: onOff, referrals: onOff }),
});
/** Where nobody has chosen. */
export const allMails = { orders: true, watchlist: true, feedback: true, referrals: true };

/** Preferences (3#20, G17). */
export const preferences = z.object({
  productRegion: regionCode,
  language: z.enum(languages, { message: 'Please choose one of the list.' }),
  currency: currencyCode,
  unit: z.enum(['cm', 'in']).nullable(),
  /** Left out, they stay as they are. */
  notifications: notifications.optional(),
});
export type Preferences = z.output<typeof preferences>;
export const getPreferences = endpoint({
  method: 'GET',
  path: '/user/preference',
  access: 'required',
  summary: 'Preferences (7/user#8)',
  answer: preferences,
});
export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/user/preference',
  access: 'required',
  summary: 'Replace the preferences (7/user#8)',
  body: preferences,
  answer: preferences,
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/user/unsubscribe',
  access: 'public',
  limit: 'exist',
  summary: 'Switch mails of one kind off, or on again, by the link in one of them (J23)',
  body: z.object({ token: z.string().min(1).max(100), event: z.enum(mailEventNames), wanted: z.boolean() }),
  answer: nothing,
});
