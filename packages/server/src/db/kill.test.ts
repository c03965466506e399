import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChild } from '../testing/childProcess';
import { testEngine } from '../testing/database';
import { createTestPostgres } from '../testing/postgres';
import { openDatabase } from './index';

let env: Record<string, string>;
let remove: () => Promise<void>;
beforeAll(async () => {
  if (testEngine() === 'postgres') {
    const { url, drop } = await createTestPostgres();
    env = { DATABASE_URL: url };
    remove = drop;
  } else {
    const folder = await mkdtemp(join(tmpdir(), 'telve-kill-'));
    env = { DATA_DIR: folder };
    remove = () => rm(folder, { recursive: true, force: true });
  }
});
afterAll(() => remove());

it('kill -9 while writing loses no acknowledged write and leaves no half one', { timeout: 180_000 }, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const writer = startChild('testing/writerProgram.ts', env);
    await writer.line((line) => line.endsWith(' 5'));
    await sleep(Math.random() * 300);
    writer.process.kill('SIGKILL');
    await writer.ended;
    acknowledged.push(...writer.lines.filter((line) => / \d+$/.test(line)));
  }
  const { DATABASE_URL: url, DATA_DIR: dataDir } = env;
  const handle = await openDatabase(url ? { url } : { dataDir });
  const rows = await handle.db
    .selectFrom('audit_log')
    .select(({ fn }) => ['entity', 'entity_id', fn.countAll<number>().as('count')])
    .groupBy(['entity', 'entity_id'])
    .execute();
  await handle.close();
  const kept = new Set(rows.map((row) => `${row.entity} ${row.entity_id}`));
  expect(acknowledged.filter((pair) => !kept.has(pair))).toEqual([]);
  expect(rows.filter((row) => row.count !== 2)).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(15);
});
