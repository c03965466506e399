import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../clock';
import type { DatabaseHandle } from '../db/types/handle';
import { openTestDatabase, testEngine } from '../testing/database';
import { enqueueJob, enqueueJobs, giveWay, type JobHandler, readJob, runDueJobs } from './index';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());
beforeEach(() => handle.db.deleteFrom('jobs').execute());

const clock = manualClock('2026-03-01T09:00:00Z');
const run = (handler: JobHandler) =>
  runDueJobs({ db: handle.db, clock, handlers: { work: handler } }, new AbortController().signal);

describe('a job that gives way', () => {
  it('is gone on with after those that were queued meanwhile, and loses no try by it', async () => {
    const long = await enqueueJob(handle.db, clock, { kind: 'work', uniqueKey: 'long', maxAttempts: 1 });
    const turns: unknown[] = [];
    const handler: JobHandler = async (payload, _context, job) => {
      clock.advance(10);
      turns.push(job.unique_key);
      if (job.unique_key !== 'long') return 'short';
      if (turns.length === 1) await enqueueJob(handle.db, clock, { kind: 'work', uniqueKey: 'short', payload });
      clock.advance(10);
      return turns.length < 4 ? giveWay : 'through';
    };
    expect(await run(handler)).toBe(4);
    expect(turns).toEqual(['long', 'short', 'long', 'long']);
    expect(await readJob(handle.db, long)).toMatchObject({ state: 'done', result: 'through' });
  });
});

describe('queued jobs', () => {
  it('can be many at once, of which those with a living job of their key are left out', async () => {
    const first = await enqueueJob(handle.db, clock, { kind: 'work', uniqueKey: '7' });
    const jobs = Array.from({ length: 1200 }, (_, n) => ({ kind: 'work', uniqueKey: String(n) }));
    await enqueueJobs(handle.db, clock, jobs);
    await enqueueJobs(handle.db, clock, []);
    const rows = await handle.db.selectFrom('jobs').select(['id', 'unique_key']).execute();
    expect(rows).toHaveLength(1200);
    expect(rows.find(({ unique_key }) => unique_key === '7')?.id).toBe(first);
  });

  it('are queued anew when the one of their key ends between asking and looking', async () => {
    const first = await enqueueJob(handle.db, clock, { kind: 'work', uniqueKey: 'a' });
    let ends = 0;
    const ending = handle.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.length === 0 && ends === 0) {
          ends += 1;
          const ended = handle.db.updateTable('jobs').set({ state: 'done', finished_at: clock.now() }).execute();
          // The one connection of the embedded engine is still taken, and free for whoever asked for it first.
          if (testEngine() === 'postgres') await ended;
        }
        return result;
      },
    });
    const second = await enqueueJob(ending, clock, { kind: 'work', uniqueKey: 'a' });
    expect(second).not.toBe(first);
    expect(await readJob(handle.db, second)).toMatchObject({ state: 'queued' });
  });
});
