import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../http/call';
import { completeJob, type Job } from '../../../jobs/claim';
import { enqueueJobs, giveWay, type JobHandler } from '../../../jobs/index';
import { codesKind, missingCodes } from './progress';
import { randomCodes } from './random';

/** Codes that one transaction makes: few enough that whoever waits for the campaign or the engine waits no moment. */
const partSize = 500;

/** Parts after which the other campaigns come first: a small one does not wait until a large one is through. */
const turn = 5;

/** Has the missing codes of a campaign made once the transaction of the cause is committed. */
export const enqueueCodes = (trx: Db, campaignId: number, now: Date, createdBy: number): Promise<void> =>
  enqueueCodesOf(trx, [campaignId], now, createdBy);

/** As `enqueueCodes`, for many campaigns. */
export const enqueueCodesOf = (trx: Db, ids: readonly number[], now: Date, createdBy: number): Promise<void> =>
  enqueueJobs(
    trx,
    { now: () => now },
    ids.map((campaignId) => ({ kind: codesKind, uniqueKey: String(campaignId), payload: { campaignId }, createdBy })),
  );

/** Adds new codes and answers how many; one that somebody has already is left out. */
const insertCodes = async (trx: Db, campaignId: number, codes: readonly string[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into campaign_codes (campaign_id, code) select ${campaignId}, unnest(${codes}::text[])
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows);
};

const lockCounts = (trx: Db, campaignId: number) =>
  trx
    .selectFrom('campaigns')
    .select(['code_type as codeType', 'codes_made as codesMade', 'user_count as userCount'])
    .where('id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst();

/**
 * Makes the next codes, or ends the job. Both under the campaign's lock: whoever asks for more holds it as well, and so
 * meets either a job that will see it or none.
 */
const makePart = async (trx: Db, campaignId: number, job: Job, now: Date) => {
  const counts = await lockCounts(trx, campaignId);
  const missing = counts ? missingCodes(counts) : 0;
  if (!counts || missing <= 0) {
    await completeJob(trx, job, now, undefined);
    return undefined;
  }
  const added = await insertCodes(trx, campaignId, randomCodes(Math.min(partSize, missing)));
  const done = counts.codesMade + added;
  await trx.updateTable('campaigns').set({ codes_made: done }).where('id', '=', campaignId).execute();
  return { done, total: counts.userCount ?? 0 };
};

/**
 * Makes the unique codes of a campaign, part by part, until there are as many as it is to have (CAMP-44, CAMP-71); after
 * some parts it gives way to other jobs. Safe to be cut off, repeated and run twice at once: each part is counted in its
 * own transaction.
 */
export const makeCodes: JobHandler = async (payload, { db, clock, signal, progress }, job) => {
  const { campaignId } = payload as { campaignId: number };
  for (let parts = 0; parts < turn; parts += 1) {
    signal.throwIfAborted();
    const begun = performance.now();
    const part = await db.transaction().execute((trx) => makePart(trx, campaignId, job, clock.now()));
    if (!part) return undefined;
    await progress(part.done, part.total);
    // Half of the time belongs to the others: the embedded engine has one connection for everybody.
    await sleep(performance.now() - begun);
  }
  return giveWay;
};
