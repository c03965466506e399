import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../clock';
import type { DatabaseHandle } from '../db/types/handle';
import { openTestDatabase } from '../testing/database';
import {
  housekeeping,
  housekeepingKind,
  housekeepingRuns,
  type JobHandler,
  keepRunsQueued,
  queueRun,
  type Recurring,
  runDueJobs,
} from './index';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());
beforeEach(() => handle.db.deleteFrom('jobs').execute());

const never = new AbortController().signal;
const dayMs = 86_400_000;
const nightly: Recurring = { kind: 'nightly', next: (after) => new Date(after.getTime() + dayMs) };
const jobs = (kind: string) =>
  handle.db
    .selectFrom('jobs')
    .select(['state', 'attempts', 'run_at'])
    .where('kind', '=', kind)
    .orderBy('run_at')
    .execute();

describe('a job that is done again and again', () => {
  const clock = manualClock('2026-03-01T00:00:00Z');
  const tick = async (handler: JobHandler) => {
    const ran = await runDueJobs({ db: handle.db, clock, handlers: { nightly: handler } }, never);
    await keepRunsQueued(handle.db, clock, [nightly]);
    return ran;
  };

  it('comes again the next night though it has failed for good in this one', async () => {
    const failing: JobHandler = async () => {
      throw new Error('a bad night');
    };
    await queueRun(handle.db, clock, nightly);
    for (const seconds of [5, 10, 20, 40, 0]) {
      expect(await tick(failing)).toBe(1);
      clock.advance(seconds * 1000);
    }
    const failedAt = clock.now();
    expect(await tick(failing)).toBe(0);
    expect(await jobs('nightly')).toEqual([
      expect.objectContaining({ state: 'failed', attempts: 5 }),
      { state: 'queued', attempts: 0, run_at: nightly.next(failedAt) },
    ]);
    clock.advance(dayMs);
    expect(await tick(async () => 'a good one')).toBe(1);
    expect((await jobs('nightly')).map(({ state }) => state)).toEqual(['failed', 'done', 'queued']);
  });

  it('is queued once, however often and by however many it is asked for, and not while one waits or runs', async () => {
    await Promise.all([1, 2, 3].map(() => keepRunsQueued(handle.db, clock, [nightly])));
    await keepRunsQueued(handle.db, clock, [nightly]);
    expect(await jobs('nightly')).toEqual([{ state: 'queued', attempts: 0, run_at: nightly.next(clock.now()) }]);
    clock.advance(dayMs);
    let meanwhile: unknown;
    await tick(async () => {
      await keepRunsQueued(handle.db, clock, [nightly]);
      meanwhile = (await jobs('nightly')).map(({ state }) => state);
    });
    expect(meanwhile).toEqual(['running']);
    expect((await jobs('nightly')).map(({ state }) => state)).toEqual(['done', 'queued']);
  });
});

describe('housekeeping', () => {
  const counter = { key: 'old', count: 1, window_started_at: new Date(0), expires_at: new Date(0) };
  const partitions = async (name: string) =>
    (await sql`select relname from pg_class where relname = ${name}`.execute(handle.db)).rows;
  const run = async (at: string) => {
    const clock = manualClock(at);
    await handle.db.insertInto('limit_counters').values(counter).execute();
    await queueRun(handle.db, clock, housekeepingRuns);
    return runDueJobs({ db: handle.db, clock, handlers: { [housekeepingKind]: housekeeping } }, never);
  };
  const swept = () => handle.db.selectFrom('limit_counters').selectAll().execute();

  it('makes partitions ahead and sweeps', async () => {
    expect(await partitions('orders_2051_06')).toEqual([]);
    expect(await run('2051-03-01T09:00:00Z')).toBe(1);
    expect(await partitions('orders_2051_06')).toHaveLength(1);
    expect([await swept(), (await jobs(housekeepingKind)).map(({ state }) => state)]).toEqual([[], ['done']]);
  });

  it('sweeps though no partition can be made, and is tried again', async () => {
    // A day of this year is none that a partition could be named by.
    expect(await run('+012026-03-01T09:00:00Z')).toBe(1);
    const [job] = await handle.db.selectFrom('jobs').select(['state', 'attempts', 'error']).execute();
    expect(job).toEqual({ state: 'queued', attempts: 1, error: expect.stringContaining('partitions: ') });
    expect(await swept()).toEqual([]);
  });
});
