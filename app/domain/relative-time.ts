const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago `date` was (9#17, J9): null within a minute, where the page says "just now"; then minutes, hours
 * and days up to 7, then the date. The future counts as now: clocks differ. To be printed inside
 * `<time datetime>` by the server, so that it reads the same before and after hydration.
 */
export function relativeTime(date: Date, now: Date, locale = 'en'): string | null {
  const ago = now.getTime() - date.getTime();
  if (ago < MINUTE) return null;
  const relative = new Intl.RelativeTimeFormat(locale);
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
  if (ago < 8 * DAY) return relative.format(-Math.floor(ago / DAY), 'day');
  return dateLabel(date, locale);
}

/** A date as people write it, by UTC so that server and browser agree. */
export function dateLabel(date: Date, locale = 'en'): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(date);
}

/** Date and time, by UTC, for deadlines. */
export function momentLabel(date: Date, locale = 'en'): string {
  const text = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(date);
  return `${text} UTC`;
}

/** Time left until a deadline as its largest whole unit; null when it has passed. */
export function timeLeft(until: Date, now: Date): { count: number; unit: 'minute' | 'hour' | 'day' } | null {
  const left = until.getTime() - now.getTime();
  if (left <= 0) return null;
  if (left >= DAY) return { count: Math.floor(left / DAY), unit: 'day' };
  if (left >= HOUR) return { count: Math.floor(left / HOUR), unit: 'hour' };
  return { count: Math.max(1, Math.floor(left / MINUTE)), unit: 'minute' };
}
