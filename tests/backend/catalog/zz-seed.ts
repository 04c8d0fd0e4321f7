import { openDatabase } from '#backend/db/client.ts';
import { insertManyStyles } from './many-styles.ts';
const d = await openDatabase({ dataDir: '/tmp/b2/data100k' }); await d.migrate(); await insertManyStyles(d.db, 100000); await d.close(); process.exit(0);
