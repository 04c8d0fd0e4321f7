import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#backend/db/client.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'offcut-durable-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes rows in transactions until it is killed, and says which ones were acknowledged. */
async function writeUntilKilled(acknowledgements: number): Promise<number> {
  const writer = new URL('./durability-writer.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = 0;
  let rest = '';
  for await (const chunk of child.stdout) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    last = Number(lines.at(-1)) || last;
    if (last >= acknowledgements && !child.killed) child.kill('SIGKILL');
  }
  return last;
}

it('kill -9 loses no acknowledged write, time after time', { timeout: 120_000 }, async () => {
  let acknowledged = 0;
  for (let round = 1; round <= 3; round += 1) {
    acknowledged = Math.max(acknowledged, await writeUntilKilled(acknowledged + 150 * round));
    expect(acknowledged).toBeGreaterThan(0);
    const database = await openDatabase({ dataDir: folder });
    const { rows } = (await database.db.execute(
      sql`select count(*)::int as count, max(n)::int as last, count(*) filter (where length(pad) <> 400)::int as torn from written`,
    )) as unknown as { rows: { count: number; last: number; torn: number }[] };
    // The one that was under way when it died may be there or not; everything answered is, whole and in order.
    expect(rows[0]!.last).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0]).toMatchObject({ count: rows[0]!.last, torn: 0 });
    acknowledged = rows[0]!.last;
    const settings = (await database.db.execute(
      sql`select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
    )) as unknown as { rows: { setting: string }[] };
    expect(settings.rows.map((row) => row.setting)).toEqual(['on', 'on', 'on']);
    await database.close();
  }
});
