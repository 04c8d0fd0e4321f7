/** A score with its one decimal (G23); the column is a 32-bit float, from which 4.7 comes back as 4.699999809. */
export function reviewScore(stored: number | null): number | null {
  return stored === null ? null : Math.round(stored * 10) / 10;
}
