/** Styles that a guest's browser remembers (9#7). */
export const SEEN_MAX = 10;

/** The styles with one just looked at in front, each once. */
export function withSeen(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((one) => one !== id)].slice(0, SEEN_MAX);
}
