/** Business limits of specification 9 and rate limits of G12, read by both sides. */
export const PAGE_LIMIT = 10;
export const BAG_HISTORY_MAX = 30;
export const BAG_LINES_MAX = 30;
export const OFFER_NAME_MAX = 100;
export const OFFER_DESCRIPTION_MAX = 2000;
export const OFFER_IMAGES_MAX = 12;
export const UPLOAD_BYTES_MAX = 20 * 1024 * 1024;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic'] as const;
/** Saved measurements of an account and of a guest's cookie. */
export const MEASUREMENTS_MAX = 100;
export const GUEST_MEASUREMENTS_MAX = 10;
export const USERNAME_MAX = 20;
export const PHONE_MAX = 14;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Two-step sign-in: recovery codes made at a time, minutes that it waits for a code, and wrong ones that it takes. */
export const RECOVERY_CODES = 10;
export const SECOND_STEP_MINUTES = 10;
export const SECOND_STEP_ATTEMPTS = 5;
/** Minutes after a sign-in in which people without a password may change how they sign in. */
export const FRESH_MINUTES = 15;
/** Life of a link that resets a password (G10). */
export const RESET_MINUTES = 60;
export const BIO_MAX = 50;
/** Edge of a portrait in px, and bytes hashed at a time (9#11, I9). */
export const AVATAR_EDGE = 600;
export const HASH_CHUNK_BYTES = 2 * 1024 * 1024;
/** Days between two changes of a username, and days that the old one leads on (G21). */
export const USERNAME_DAYS = 30;
export const USERNAME_REDIRECT_DAYS = 90;
/** Reviews (B20): length, days to write after completion, to change after writing, and to stay hidden. */
export const REVIEW_TEXT_MAX = 1000;
export const REVIEW_WRITE_DAYS = 60;
export const REVIEW_EDIT_DAYS = 14;
export const REVIEW_REVEAL_DAYS = 14;
/** Days between two bumps of a listing (B7). */
export const BUMP_INTERVAL_DAYS = 7;

/** Saved filters of one person (B8), and the length of their names (B23). */
export const SAVED_FILTERS_MAX = 20;
export const SAVED_FILTER_NAME_MAX = 40;
/** Styles found for a picture (5#28, 9#11). */
export const IMAGE_RESULTS = 5;
/** Styles in the search dropdown. */
export const SUGGESTIONS = 10;

/** Rate limits (G12): how many calls in how many seconds, counted per account and address. */
export const rateLimits = {
  login: { max: 5, seconds: 15 * 60 },
  secondStep: { max: 10, seconds: 15 * 60 },
  exist: { max: 30, seconds: 60 },
  register: { max: 10, seconds: 60 * 60 },
  passwords: { max: 10, seconds: 60 * 60 },
  identity: { max: 20, seconds: 15 * 60 },
  offers: { max: 60, seconds: 60 * 60 },
  orders: { max: 60, seconds: 60 * 60 },
  shelf: { max: 300, seconds: 60 * 60 },
  uploads: { max: 120, seconds: 60 * 60 },
  places: { max: 120, seconds: 60 },
  imageSearch: { max: 30, seconds: 60 },
} as const;
export type RateLimitName = keyof typeof rateLimits;
