/** XP at which levels 1, 2, 3 … begin (B26); below the first one it is level 0. */
export const levelThresholds = [500, 1500, 3000, 5000, 8000, 12_000, 17_000, 23_000] as const;

/** XP of each side for a completed order, and for a friend whose first order completes (9#9). */
export const XP_PER_ORDER = 60;
export const XP_PER_REFERRAL = 500;

/** The level that an amount of XP is worth (B26). */
export function levelOf(xp: number): number {
  return levelThresholds.filter((threshold) => xp >= threshold).length;
}

/** The XP at which the next level begins, or null at the highest one. */
export function nextLevelAt(xp: number): number | null {
  return levelThresholds.find((threshold) => xp < threshold) ?? null;
}
