import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRetention } from '../config/index';
import { createPublicImages } from '../files/publicImages';
import { createBell } from '../jobs/bell';
import { startTestServer, type TestServer } from '../testing/server';
import { type Background, startBackground } from './background';

let dataDir: string;
let server: TestServer;
let background: Background;
const bell = createBell();
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'telve-background-'));
  server = await startTestServer({ config: { dataDir } });
  const { app, db, clock, config } = server;
  // The database knows no instant that is so long ago: this kind cannot be removed.
  const retention = { ...defaultRetention, sessions: 3_000_000 };
  const { documents, http } = app;
  const options = { config: { ...config, retention }, db, clock, documents, bell, log: http.log };
  background = startBackground({ ...options, images: createPublicImages(dataDir) });
}, 60_000);
afterAll(async () => {
  await background.stop();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const runs = (kind: string) =>
  server.db.selectFrom('jobs').select(['state', 'attempts']).where('kind', '=', kind).orderBy('run_at').execute();

/** Looks for due work until the runs of a kind are so. */
const untilRuns = (kind: string, expected: object[]) =>
  expect
    .poll(
      () => {
        bell.ring();
        return runs(kind);
      },
      { timeout: 20_000 },
    )
    .toEqual(expected);

const queued = { state: 'queued', attempts: 0 };

describe('a server that goes on running', { timeout: 120_000 }, () => {
  it('goes on with retention the next night after one that failed to the end, and tells of every failure', async () => {
    for (const [index, seconds] of [5, 10, 20, 40].entries()) {
      await untilRuns('retention', [{ state: 'queued', attempts: index + 1 }]);
      server.clock.advance(seconds * 1000);
    }
    const failed = { state: 'failed', attempts: 5 };
    await untilRuns('retention', [failed, queued]);
    const told = server.log.filter((line) => line.includes('job failed') && line.includes('sessions: '));
    expect(told).toHaveLength(5);
    const next = server.db.selectFrom('jobs').select('run_at').where('state', '=', 'queued');
    expect(await next.where('kind', '=', 'retention').executeTakeFirst()).toEqual({
      run_at: new Date('2026-03-11T00:00:00Z'),
    });
    server.clock.set(new Date('2026-03-11T00:00:00Z'));
    await untilRuns('retention', [failed, { state: 'queued', attempts: 1 }]);
  });

  it('goes on with housekeeping day by day', async () => {
    const done = { state: 'done', attempts: 1 };
    await untilRuns('housekeeping', [done, queued]);
    server.clock.advance(86_400_000);
    await untilRuns('housekeeping', [done, done, queued]);
  });
});
