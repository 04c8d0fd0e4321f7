import { sql } from 'drizzle-orm';
import { openDatabase } from '#backend/db/client.ts';
import { everything } from '#backend/areas/catalog/filters.ts';
import { pageStatement } from '#backend/areas/catalog/queries.ts';
import { orderOf } from '#backend/areas/catalog/ordering.ts';
import { insertManyStyles } from './many-styles.ts';
const big = process.argv[2]==='big';
const d = await openDatabase({ dataDir: big?'/tmp/b2/data100k':null }); await d.migrate(); if(!big) await insertManyStyles(d.db, 8000); else await d.db.execute(sql`vacuum analyze spus`);
const show=async(n:string,q:any)=>{const r:any=await d.db.execute(sql`explain (analyze, buffers off) ${q}`);console.log('##',n);console.log(r.rows.map((x:any)=>x['QUERY PLAN']).join('\n'))};
for (const k of ['quilted dresses','wool','MK777','s','dress'])
for (const i of [1,2]) await show(k, pageStatement({...everything,gender:'women',keyword:k}, orderOf('MostRelevant',k)[0]!, {pageStart:0,pageLimit:24}));
const r:any = await d.db.execute(sql`select to_tsvector('english','PMD-204 ST-123A BT-7 WC100 a/b AB.12 X_9') t`); console.log(r.rows);
process.exit(0);
