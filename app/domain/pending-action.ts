/**
 * What somebody did before they had to sign in, and that is done for them afterwards (4#9): small things that can be
 * done twice without harm. Nothing that moves money, goods or messages is done without being asked again.
 */
const replayable = {
  favourite: /^\/resources\/favourite$/,
  watch: /^\/shopping\/(?<gender>men|women)\/item\/(?<slug>[^/]+)\/watch$/,
};
export type ReplayableName = keyof typeof replayable;

/** Cookies are small (trap T10). */
const FIELDS_MAX = 20;
const LENGTH_MAX = 1200;

export interface PendingAction {
  /** The action's own path and query. */
  path: string;
  fields: [string, string][];
  /** The page that the form stood on. */
  back: string;
}

/** Which action a path means that may be done later, with the parameters of its route; null for every other. */
export function replayableAt(path: string): { name: ReplayableName; params: Record<string, string> } | null {
  const pathname = path.split('?')[0] ?? '';
  for (const name of Object.keys(replayable) as ReplayableName[]) {
    const found = replayable[name].exec(pathname);
    if (found) return { name, params: { ...found.groups } };
  }
  return null;
}

/** A sent form as something to be done later; null when it must not be, or is too large to be kept. */
export function toPendingAction(path: string, form: FormData, back: string): PendingAction | null {
  if (!replayableAt(path)) return null;
  const fields: [string, string][] = [];
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string') return null;
    // Scripts say so of themselves; what is done later leads to a page.
    if (name !== 'stay') fields.push([name, value]);
  }
  const pending = { path, fields, back };
  return fields.length <= FIELDS_MAX && JSON.stringify(pending).length <= LENGTH_MAX ? pending : null;
}
