import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../backend/db/client.ts';

/** Child of durability.test.ts: prints the number of every row after its transaction was acknowledged. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('which folder?');
const { db } = await openDatabase({ dataDir: folder });
await db.execute(sql`create table if not exists written (n int primary key, pad text not null)`);
const { rows } = (await db.execute(sql`select coalesce(max(n), 0)::int as last from written`)) as unknown as {
  rows: { last: number }[];
};
for (let n = (rows[0]?.last ?? 0) + 1; ; n += 1) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into written values (${n}, ${'x'.repeat(400)})`);
  });
  process.stdout.write(`${n}\n`);
}
