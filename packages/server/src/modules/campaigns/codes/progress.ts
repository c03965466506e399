import type { CodeProgress, CodeType } from '@telve/api';
import type { Db } from '../../../http/call';

/** Kind of the jobs that make unique codes; the unique key of one is the campaign's id. */
export const codesKind = 'campaign-codes';

interface Counted {
  id: number;
  codeType: CodeType;
  codesMade: number;
  userCount: number | null;
}

/** Codes that are still to be made. */
export const missingCodes = ({ codeType, codesMade, userCount }: Omit<Counted, 'id'>): number =>
  codeType === 'Unique' ? (userCount ?? 0) - codesMade : 0;

/** Campaigns of these for which a job waits or runs. */
const withJob = async (db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const jobs = await db
    .selectFrom('jobs')
    .select('unique_key')
    .where('kind', '=', codesKind)
    .where('unique_key', 'in', ids.map(String))
    .where('state', 'in', ['queued', 'running'])
    .execute();
  return new Set(jobs.map(({ unique_key }) => Number(unique_key)));
};

/** How far the making of codes is, of each campaign that has not all of them. */
export const progressOf = async (db: Db, campaigns: readonly Counted[]): Promise<ReadonlyMap<number, CodeProgress>> => {
  const open = campaigns.filter((campaign) => missingCodes(campaign) > 0);
  if (open.length === 0) return new Map();
  const running = await withJob(
    db,
    open.map(({ id }) => id),
  );
  return new Map(
    open.map(({ id, codesMade, userCount }) => [
      id,
      { state: running.has(id) ? 'running' : 'failed', done: codesMade, total: userCount ?? 0 },
    ]),
  );
};
