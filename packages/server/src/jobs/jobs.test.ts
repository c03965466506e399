import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../clock';
import type { DatabaseHandle } from '../db/types/handle';
import { openTestDatabase } from '../testing/database';
import {
  enqueueJob,
  housekeeping,
  housekeepingKind,
  housekeepingRuns,
  type JobHandler,
  queueRun,
  readJob,
  runDueJobs,
} from './index';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());
beforeEach(() => handle.db.deleteFrom('jobs').execute());

const clock = manualClock('2026-03-01T09:00:00Z');
const never = new AbortController().signal;
const run = (handler: JobHandler, signal = never) =>
  runDueJobs({ db: handle.db, clock, handlers: { work: handler } }, signal);

describe('jobs', () => {
  it('run once, however many runners there are, and keep result and progress', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => enqueueJob(handle.db, clock, { kind: 'work', payload: { n } })),
    );
    const seen: unknown[] = [];
    const handler: JobHandler = async (payload, { progress }) => {
      seen.push(payload);
      await progress(1, 2);
      return { ok: true };
    };
    await Promise.all([run(handler), run(handler), run(handler)]);
    expect(seen).toHaveLength(20);
    expect(await readJob(handle.db, ids[0] as string)).toMatchObject({
      state: 'done',
      progress_done: 1,
      progress_total: 2,
      result: { ok: true },
    });
  });

  it('are queued exactly when the transaction of their cause is kept', async () => {
    const undone = handle.db.transaction().execute(async (trx) => {
      await enqueueJob(trx, clock, { kind: 'work' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await run(async () => {})).toBe(0);
  });

  it('with the same key are one job while it is alive', async () => {
    const first = await enqueueJob(handle.db, clock, { kind: 'work', uniqueKey: 'a' });
    expect(await enqueueJob(handle.db, clock, { kind: 'work', uniqueKey: 'a' })).toBe(first);
    await run(async () => {});
    expect(await enqueueJob(handle.db, clock, { kind: 'work', uniqueKey: 'a' })).not.toBe(first);
  });

  it('are tried again later and fail for good after the last try', async () => {
    const id = await enqueueJob(handle.db, clock, { kind: 'work', maxAttempts: 2 });
    const failing: JobHandler = async () => {
      throw new Error('no luck');
    };
    expect(await run(failing)).toBe(1);
    expect(await run(failing)).toBe(0);
    expect(await readJob(handle.db, id)).toMatchObject({ state: 'queued', error: 'no luck' });
    clock.advance(6000);
    expect(await run(failing)).toBe(1);
    expect(await readJob(handle.db, id)).toMatchObject({ state: 'failed', error: 'no luck' });
  });

  it('of a runner that died are taken over, and its late result counts no more', async () => {
    const id = await enqueueJob(handle.db, clock, { kind: 'work' });
    let release = (): void => {};
    const stuck = run(
      () =>
        new Promise((resolve) => {
          release = () => resolve('late');
        }),
    );
    await expect.poll(async () => (await readJob(handle.db, id))?.state).toBe('running');
    clock.advance(61_000);
    await run(async () => 'in time');
    release();
    await stuck;
    expect(await readJob(handle.db, id)).toMatchObject({ state: 'done', result: 'in time' });
  });

  it('are given back untouched when the server stops', async () => {
    const id = await enqueueJob(handle.db, clock, { kind: 'work', maxAttempts: 1 });
    const stopping = new AbortController();
    await run(async (_payload, { progress }) => {
      stopping.abort();
      await progress(1);
    }, stopping.signal);
    expect(await readJob(handle.db, id)).toMatchObject({ state: 'queued' });
    expect(await run(async () => {})).toBe(1);
  });
});

describe('housekeeping', () => {
  it('sweeps what has ended', async () => {
    const row = (key: string, days: number) => ({
      key,
      count: 1,
      window_started_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + days * 86_400_000),
    });
    await handle.db
      .insertInto('limit_counters')
      .values([row('old', -1), row('live', 1)])
      .execute();
    await queueRun(handle.db, clock, housekeepingRuns);
    const ran = await runDueJobs({ db: handle.db, clock, handlers: { [housekeepingKind]: housekeeping } }, never);
    const left = await handle.db.selectFrom('limit_counters').select('key').execute();
    expect(ran).toBe(1);
    expect(left).toEqual([{ key: 'live' }]);
  });
});
