/**
 * What somebody did before they had to sign in, and that is done for them afterwards (4#9): small things that can be
 * done twice without harm. Nothing that moves money, goods or messages is done without being asked again.
 */
const replayable = {
  favourite: /^\/resources\/favourite$/,
  watch: /^\/shopping\/(?<gender>men|women)\/item\/(?<slug>[^/]+)\/watch$/,
  standing: /^\/resources\/standing$/,
  saveFilter: /^\/account\/filters$/,
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
  const found = replayableAt(path);
  // The page of saved filters deletes them, too.
  if (!found || (found.name === 'saveFilter' && form.get('intent') !== 'save')) return null;
  const fields: [string, string][] = [];
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string') return null;
    // Scripts say so of themselves; what is done later leads to a page.
    if (name !== 'stay') fields.push([name, value]);
  }
  const pending = { path, fields, back };
  return fields.length <= FIELDS_MAX && JSON.stringify(pending).length <= LENGTH_MAX ? pending : null;
}

/** Changes of how somebody stands to a person that have a question before them (4#35). */
const questions = ['block', 'unblock'] as const;
export type StandingQuestion = (typeof questions)[number];

/** The question that a page about a person opens with, by its address; null for none. */
export function standingQuestion(search: URLSearchParams): StandingQuestion | null {
  return questions.find((name) => name === search.get('ask')) ?? null;
}

/**
 * Where an action is asked about once more instead of being done: the page it was pressed on, with the confirm step of
 * blocking open (4#35), whoever signed in meanwhile. Null for what is done at once.
 */
export function askedAgainAt({ path, fields, back }: PendingAction): string | null {
  if (replayableAt(path)?.name !== 'standing') return null;
  const change = questions.find((name) => fields.some(([key, value]) => key === 'change' && value === name));
  if (!change) return null;
  const [address = '', query = ''] = back.split('#')[0]!.split('?');
  const search = new URLSearchParams(query);
  search.set('ask', change);
  return `${address}?${search.toString()}`;
}
