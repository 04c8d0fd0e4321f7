import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/client.ts';
import { readEnv } from '../env.ts';
import { seedDemo } from './seed.ts';

/** `npm run seed -- --styles 100000`: the demo catalogue at any size, into the database that the environment names. */
const { values } = parseArgs({ options: { styles: { type: 'string', default: '2000' } } });
const styles = Number(values.styles);
if (!Number.isInteger(styles) || styles < 1) {
  process.stderr.write('--styles wants a whole number above 0\n');
  process.exit(2);
}
const env = readEnv(process.env);
const database = await openDatabase({ url: env.DATABASE_URL, dataDir: resolve(env.DATA_DIR, 'db') });
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
try {
  await database.migrate();
  const result = await seedDemo(database.db, {
    styles,
    now: new Date(),
    onProgress: (done, total) => {
      const text = `${done} of ${total} styles, ${seconds()} s`;
      process.stdout.write(process.stdout.isTTY ? `\r${text}` : `${text}\n`);
    },
  });
  if (process.stdout.isTTY && result.seeded) process.stdout.write('\n');
  process.stdout.write(
    result.seeded
      ? `Seeded ${result.styles} styles and ${result.offers} offers in ${seconds()} s.\n`
      : 'There is data already; nothing was changed.\n',
  );
} finally {
  await database.close();
}
