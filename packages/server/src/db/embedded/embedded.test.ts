import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startChild } from '../../testing/childProcess';
import { openEmbedded } from './open';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'telve-data-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the embedded database in a directory', () => {
  it('keeps its data from one start to the next', { timeout: 60_000 }, async () => {
    const first = await openEmbedded({ dataDir });
    await first.db.insertInto('time_periods').values({ minutes: 15 }).execute();
    await first.close();
    const second = await openEmbedded({ dataDir });
    expect(await second.db.selectFrom('time_periods').select('minutes').execute()).toEqual([{ minutes: 15 }]);
    await second.close();
  });

  it('starts over where a first start was killed half-way', { timeout: 60_000 }, async () => {
    const draft = join(dataDir, 'database.draft-of-a-killed-start');
    await mkdir(draft);
    await writeFile(join(draft, 'PG_VERSION'), '18');
    const handle = await openEmbedded({ dataDir });
    await handle.readyCheck();
    await handle.close();
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'lock']);
  });
});

describe('the embedded engine', () => {
  it('keeps nothing of the answers that it gave', { timeout: 120_000 }, async () => {
    const engine = await openEmbedded({ dataDir });
    const megabyte = 1024 ** 2;
    const answerOf = () => sql`select repeat('k', ${megabyte}::integer) as text`.execute(engine.db);
    await answerOf();
    const before = process.memoryUsage.rss();
    for (let answered = 0; answered < 800; answered += 1) await answerOf();
    expect((process.memoryUsage.rss() - before) / megabyte).toBeLessThan(400);
    await engine.close();
  });
});

describe('a second process on the same directory', () => {
  it('ends naming the holder, and gets in once the holder was killed', { timeout: 120_000 }, async () => {
    const first = startChild('testing/writerProgram.ts', { DATA_DIR: dataDir });
    await first.line((line) => line === 'ready');
    const second = startChild('testing/writerProgram.ts', { DATA_DIR: dataDir });
    expect(await second.ended).not.toBe(0);
    expect(second.errors()).toContain(`process ${first.process.pid}`);
    first.process.kill('SIGKILL');
    await first.ended;
    const third = startChild('testing/writerProgram.ts', { DATA_DIR: dataDir });
    await third.line((line) => line === 'ready');
    third.process.kill('SIGKILL');
    await third.ended;
  });
});
