import { sql } from 'kysely';
import type { DayHours } from '../../../db/types/venues';
import type { Db } from '../../../http/call';
import { partsOf } from '../parts';

/** Venues by their codes, locked until the transaction ends, in an order in which two imports cannot block each other. */
export const lockVenues = (trx: Db, codes: readonly string[]) =>
  trx
    .selectFrom('venues')
    .select(['id', 'code', 'name', 'working_hours'])
    .where(sql<boolean>`upper(code) = any(${codes}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

export type LockedVenue = Awaited<ReturnType<typeof lockVenues>>[number];

/** A venue's new hours. */
export interface NewHours {
  id: number;
  before: DayHours[];
  after: DayHours[];
}

/** Writes the hours of locked venues. */
export const writeHours = async (trx: Db, changes: readonly NewHours[], now: Date): Promise<void> => {
  for (const part of partsOf(changes)) {
    const values = JSON.stringify(part.map(({ id, after }) => ({ id, hours: after })));
    await sql`
      update venues set working_hours = given.hours, version = version + 1, updated_at = ${now}
      from jsonb_to_recordset(${values}::jsonb) as given (id integer, hours jsonb)
      where venues.id = given.id
    `.execute(trx);
  }
};
