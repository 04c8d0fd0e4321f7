/** Sizes as they are ticked: plain ones, and those that name the category they are meant for (`shoes:42`). */
export function qualifiedSizes(values: readonly string[]): {
  plain: string[];
  byCategory: Map<string, string[]>;
} {
  const plain: string[] = [];
  const byCategory = new Map<string, string[]>();
  for (const value of values) {
    const [, category, size] = /^([a-z][a-z-]*):(.+)$/.exec(value) ?? [];
    if (category && size) byCategory.set(category, [...(byCategory.get(category) ?? []), size]);
    else plain.push(value);
  }
  return { plain, byCategory };
}
