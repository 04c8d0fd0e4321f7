/**
 * Counts in few characters (9#17, J10): plain under 1000, then k, then M, floored to one decimal without `.0`:
 * 1250 → 1.2k, 999,999 → 999.9k, 1,000,000 → 1M.
 */
export function compactNumber(value: number): string {
  if (!Number.isFinite(value) || value <= 0) return '0';
  const whole = Math.floor(value);
  if (whole < 1000) return String(whole);
  return whole < 1_000_000 ? `${tenths(whole, 1000)}k` : `${tenths(whole, 1_000_000)}M`;
}

function tenths(value: number, unit: number): number {
  return Math.floor((value * 10) / unit) / 10;
}
