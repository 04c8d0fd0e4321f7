import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Db } from '../../db/client.ts';
import { filesOf, type ExportRow } from './export-queries.ts';

/** Everything kept of a person as JSON and as CSV, in a zip that is made while it is sent (G22). */
export function exportZip(db: Db, user: { id: number; email: string }): ReadableStream<Uint8Array> {
  const files = filesOf(db, user);
  let next = 0;
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, final) => {
        if (error) controller.error(error);
        else controller.enqueue(chunk);
        if (final) controller.close();
      });
    },
    // One kind of data at a time, as fast as it is taken.
    async pull() {
      const file = files[next++];
      if (!file) return zip.end();
      const [name, read] = file;
      const rows = await read();
      add(zip, `json/${name}.json`, JSON.stringify(rows, null, 2));
      add(zip, `csv/${name}.csv`, toCsv(rows));
    },
    cancel: () => zip.terminate(),
  });
}

function add(zip: Zip, name: string, text: string): void {
  const file = new ZipDeflate(name, { level: 6 });
  zip.add(file);
  file.push(strToU8(text), true);
}

/** RFC 4180, with a mark of order for spreadsheets; texts that they would take for formulas are quoted off. */
export function toCsv(rows: readonly ExportRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => toCell(row[column])))];
  return '\uFEFF' + lines.map((line) => line.map(quote).join(',')).join('\r\n') + '\r\n';
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value !== 'string') return String(value as number | boolean);
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
