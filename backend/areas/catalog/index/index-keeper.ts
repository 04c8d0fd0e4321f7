import type { Db } from '../../../db/client.ts';
import { CHUNK, readAfter, readChanges, readStyles } from './feed.ts';
import { StyleIndex } from './style-index.ts';

/** How long a call waits for an index that is still being read; then it asks the database instead. */
const PATIENCE_MS = 1000;
/** More changes at once than this: reading everything anew is as quick. */
const CHANGES_MAX = 20_000;

const keepers = new WeakMap<object, IndexKeeper>();

/**
 * The index of a database's styles as of now: with everything that was committed before this call. Null while it is
 * still being read (the first seconds after a start with a large catalogue): the database answers by itself then.
 */
export function currentIndex(db: Db): Promise<StyleIndex | null> {
  const keeper = keepers.get(db) ?? new IndexKeeper(db);
  keepers.set(db, keeper);
  return keeper.current();
}

const usual = [
  'Featured',
  'New',
  'Latest',
  'LowPrice',
  'HighPrice',
  'HighDiscount',
  'NewLowestAsks',
  'NewHighestBids',
] as const;

/** Reads the index and puts it in the usual orders before anybody asks, one at a time so that others get their turn. */
export async function warmIndex(db: Db): Promise<void> {
  let index = await currentIndex(db);
  for (let tries = 0; !index && tries < 120; tries += 1) index = await currentIndex(db);
  for (const sort of index ? usual : []) {
    index?.orders.rowsBy(sort, null);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Reads a database's styles once, and what changed before each use. */
class IndexKeeper {
  private index: StyleIndex | null = null;
  private loading: Promise<void> | null = null;
  private horizon = 0;
  /** Changes of transactions from the horizon on that were taken in already. */
  private seen = new Map<number, number>();
  private refreshing: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  constructor(private readonly db: Db) {}

  async current(): Promise<StyleIndex | null> {
    if (!this.index) {
      // A failure is met again by whoever asks the database instead, and the next call tries anew.
      this.loading ??= this.load()
        .catch(() => undefined)
        .finally(() => (this.loading = null));
      await Promise.race([this.loading, patience()]);
    }
    if (!this.index) return null;
    await this.refresh();
    return this.index;
  }

  private async load(): Promise<void> {
    const index = new StyleIndex();
    const { horizon } = await readChanges(this.db, Number.MAX_SAFE_INTEGER);
    let after = 0;
    for (;;) {
      const styles = await readAfter(this.db, after);
      for (const style of styles) index.put(style);
      after = styles.at(-1)?.id ?? after;
      if (styles.length < CHUNK) break;
      // Calls that came meanwhile get their turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.horizon = horizon;
    this.seen = new Map();
    this.index = index;
  }

  /** One reading serves all who asked before it began; whoever asks during it waits for the one after. */
  private refresh(): Promise<void> {
    if (!this.refreshing) return (this.refreshing = this.takeIn().finally(() => (this.refreshing = null)));
    this.next ??= this.refreshing
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        return this.refresh();
      });
    return this.next;
  }

  private async takeIn(): Promise<void> {
    const { index } = this;
    if (!index) return;
    const { styles, horizon } = await readChanges(this.db, this.horizon);
    const fresh = styles.filter(({ id, transaction }) => this.seen.get(id) !== transaction);
    if (fresh.length > CHANGES_MAX || index.worn) {
      this.index = null;
      return;
    }
    for (let start = 0; start < fresh.length; start += CHUNK) {
      const ids = fresh.slice(start, start + CHUNK).map(({ id }) => id);
      for (const style of await readStyles(this.db, ids)) index.put(style);
    }
    this.horizon = horizon;
    this.seen = new Map(
      styles
        .filter(({ transaction }) => transaction >= horizon)
        .map(({ id, transaction }) => [id, transaction]),
    );
  }
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
