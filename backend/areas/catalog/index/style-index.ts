import { Columns, type StyleRecord, type StyleText } from './columns.ts';
import { Orders } from './orders.ts';
import { TextIndex } from './text-index.ts';

/**
 * The available styles of a database in this process: columns to filter, count and sort by, and their words. It says
 * what the database says as long as it is told of every change (`index-keeper.ts`).
 */
export class StyleIndex {
  readonly columns = new Columns();
  readonly texts = new TextIndex();
  private readonly changes: number[] = [];
  readonly orders = new Orders(this.columns, this.changes);
  private readonly rows = new Map<number, number>();
  private readonly fingerprints: number[] = [];
  /** Rows whose style moved to another row, or is gone. */
  private dead = 0;

  /** Takes a style as it is now: a new one, a changed one, or one that is no longer on show. */
  put(style: StyleRecord): void {
    const known = this.rows.get(style.id);
    const fingerprint = fingerprintOf(style.text);
    if (known !== undefined && this.fingerprints[known] === fingerprint) {
      this.columns.write(known, style);
      this.changes.push(known);
      return;
    }
    if (known !== undefined) {
      // Its words are in many lists; a new row is cheaper than finding them.
      this.columns.live[known] = 0;
      this.changes.push(known);
      this.dead += 1;
    }
    if (!style.available) {
      this.rows.delete(style.id);
      return;
    }
    const row = this.columns.append(style.id);
    this.columns.write(row, style);
    this.texts.add(row, style.text);
    this.fingerprints[row] = fingerprint;
    this.rows.set(style.id, row);
    this.changes.push(row);
  }

  rowOf(id: number): number | undefined {
    return this.rows.get(id);
  }

  /** So much of it is left over from changes that it is worth building anew. */
  get worn(): boolean {
    const { length } = this.columns;
    return this.dead > 1000 + length / 4 || this.changes.length > 200_000 + length * 4;
  }
}

/** A number that differs for different texts, nearly always: two billion to one. */
function fingerprintOf(text: StyleText): number {
  let hash = 0;
  for (const part of [text.brand, text.alias ?? '', text.name, text.words, text.styleId, text.description]) {
    for (let at = 0; at < part.length; at += 1) hash = (Math.imul(hash, 31) + part.charCodeAt(at)) | 0;
    hash = (Math.imul(hash, 31) + 1) | 0;
  }
  return hash;
}
