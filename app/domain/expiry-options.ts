import type { OfferType } from '#contract/offer-states.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** One choice of how long an offer stands; `seconds` null is Never. */
export interface ExpiryOption {
  seconds: number | null;
  /** Value of the form field. */
  value: string;
  unit: 'never' | 'minute' | 'hour' | 'day';
  count: number;
}

const option = (seconds: number | null, unit: ExpiryOption['unit'], count: number): ExpiryOption => ({
  seconds,
  value: seconds === null ? 'never' : String(seconds),
  unit,
  count,
});

const never = option(null, 'never', 0);
const six = option(6 * HOUR, 'hour', 6);
const weeks = [7, 14, 30].map((days) => option(days * DAY, 'day', days));

/**
 * The choices of an ask and of a bid (4#20, A9): asks may stand for ever; bids may not, and count their first two
 * days in hours. The ten minutes exist in development only.
 */
export function expiryOptions(type: OfferType, development = false): ExpiryOption[] {
  const debug = development ? [option(600, 'minute', 10)] : [];
  return type === 'ask'
    ? [never, six, option(DAY, 'day', 1), option(2 * DAY, 'day', 2), ...weeks, ...debug]
    : [six, option(DAY, 'hour', 24), option(2 * DAY, 'hour', 48), ...weeks, ...debug];
}

/** A form value as seconds; undefined when it is no choice of this type of offer. */
export function parseExpiry(value: unknown, type: OfferType, development = false): number | null | undefined {
  return expiryOptions(type, development).find((one) => one.value === value)?.seconds;
}

/** The choice an edit form starts with: the shortest that keeps the offer standing at least as long as it would. */
export function expiryChoice(
  offer: { offerType: OfferType; expiresAt: Date | null },
  now: Date,
  development = false,
): ExpiryOption {
  const options = expiryOptions(offer.offerType, development);
  const last = options.filter((one) => one.seconds !== null).at(-1)!;
  if (offer.expiresAt === null) return options.find((one) => one.seconds === null) ?? last;
  const left = (offer.expiresAt.getTime() - now.getTime()) / 1000;
  // Run out: re-listing starts from a week.
  const wanted = left > 0 ? left : 7 * DAY;
  const enough = options
    .filter((one) => one.seconds !== null && one.seconds >= wanted)
    .sort((a, b) => (a.seconds ?? 0) - (b.seconds ?? 0));
  return enough[0] ?? options.find((one) => one.seconds === 30 * DAY) ?? last;
}
