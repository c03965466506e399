import { openDatabase } from '../db/index';

/**
 * Writes pairs of audit rows in transactions until it is killed, and prints the number of each pair that the database
 * has acknowledged. Where the data is comes as DATABASE_URL or DATA_DIR.
 */
const { DATABASE_URL, DATA_DIR } = process.env;
const { db } = await openDatabase(DATABASE_URL ? { url: DATABASE_URL } : { dataDir: DATA_DIR as string }).catch(
  (error) => {
    console.error((error as Error).message);
    process.exit(1);
  },
);
console.log('ready');
const run = process.pid;
for (let n = 1; ; n += 1) {
  await db.transaction().execute(async (trx) => {
    const row = { action: 'pair', entity: String(run), entity_id: String(n) };
    await trx.insertInto('audit_log').values(row).execute();
    await trx.insertInto('audit_log').values(row).execute();
  });
  console.log(`${run} ${n}`);
}
