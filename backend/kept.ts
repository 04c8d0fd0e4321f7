import { LRUCache } from 'lru-cache';
import { languages } from '#contract/languages.ts';
import type { Db } from './db/client.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Everything this process keeps of what it read: for how long, and how many of each. Nothing in here is needed to
 * be right; other nodes may be that much behind. During its `grace` what is too old is still answered while it is
 * read anew.
 */
const table = {
  settings: { ttl: 10 * MINUTE, max: 1 },
  rates: { ttl: 10 * MINUTE, max: 1 },
  /** Per language. */
  categories: { ttl: 10 * MINUTE, max: languages.length },
  sizeCharts: { ttl: 10 * MINUTE, max: 1 },
  documents: { ttl: 10 * MINUTE, max: 20 },
  brands: { ttl: 10 * MINUTE, max: 1 },
  brandCounts: { ttl: 10 * MINUTE, max: 1, grace: 10 * MINUTE },
  pictures: { ttl: MINUTE, max: 1, grace: MINUTE },
  sizes: { ttl: 10 * MINUTE, max: 2, grace: 10 * MINUTE },
  sitemap: { ttl: 60 * MINUTE, max: 1 },
} as const;
export type KeptName = keyof typeof table;

interface Entry {
  since: number;
  value: Promise<unknown>;
  /** What is being read to replace this. */
  successor?: Entry | undefined;
}
type Stores = Map<KeptName, LRUCache<string, Entry>>;
const stores = new WeakMap<object, Stores>();

function storeOf(db: Db, name: KeptName): LRUCache<string, Entry> {
  const mine: Stores = stores.get(db) ?? new Map();
  stores.set(db, mine);
  const store = mine.get(name) ?? new LRUCache<string, Entry>({ max: table[name].max });
  mine.set(name, store);
  return store;
}

interface KeepOptions<T> {
  /** Read anew whatever is kept; what was read is kept for the others. */
  fresh?: boolean;
  /** Answers that are not worth keeping, such as a table that is still empty. */
  unless?: (value: T) => boolean;
}

/**
 * The kept value of `name` and `key`, or what `load` reads; per database, and by the injected clock. Callers of the
 * same moment share one read. A failed read is not kept.
 */
export function kept<T>(
  db: Db,
  now: Date,
  name: KeptName,
  key: string,
  load: () => PromiseLike<T>,
  options: KeepOptions<T> = {},
): Promise<T> {
  const store = storeOf(db, name);
  const { ttl, grace = 0 }: { ttl: number; grace?: number } = table[name];
  const found = store.get(key);
  const age = found && !options.fresh ? now.getTime() - found.since : Infinity;
  if (found && age >= 0 && age < ttl) return found.value as Promise<T>;

  if (found && age >= 0 && age < ttl + grace) {
    found.successor ??= read();
    return found.value as Promise<T>;
  }
  const entry = read();
  store.set(key, entry);
  return entry.value as Promise<T>;

  /** The entry takes its place once it is there, and leaves it when it failed or is not worth keeping. */
  function read(): Entry {
    // A statement of Drizzle's is asked anew by everybody who waits for it; its answer is not.
    const entry: Entry = { since: now.getTime(), value: Promise.resolve(load()) };
    entry.value.then(
      (value) => void (options.unless?.(value as T) ? drop(entry) : store.set(key, entry)),
      () => drop(entry),
    );
    return entry;
  }

  function drop(entry: Entry): void {
    const current = store.peek(key);
    if (current === entry) store.delete(key);
    else if (current?.successor === entry) current.successor = undefined;
  }
}
