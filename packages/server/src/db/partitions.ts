import { type Kysely, sql } from 'kysely';
import type { Database } from './types/index';

const day = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Makes the monthly partitions of orders from `first` to `last` that are missing; answers how many it made. */
export async function ensureOrderPartitions(db: Kysely<Database>, first: Date, last: Date): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select ensure_order_partitions(${day(first)}::date, ${day(last)}::date) as made`.execute(db);
  return rows[0]?.made ?? 0;
}

const aheadMs = 92 * 24 * 60 * 60 * 1000;

/** Keeps about three months of partitions ahead of `now`; to be run at start and once a day. */
export const ensurePartitionsAhead = (db: Kysely<Database>, now: Date): Promise<number> =>
  ensureOrderPartitions(db, now, new Date(now.getTime() + aheadMs));
