import {
  applicationEntries,
  merchantUserEntries,
  type Page,
  panelUserEntries,
  timePeriodEntries,
  venueEntries,
} from '@telve/api';
import type { DatabaseHandle } from '../../src/db/index';
import { call } from '../harness/calls';
import { type Client, payloadOf } from '../harness/client';

const lists = {
  venues: venueEntries.list,
  time_periods: timePeriodEntries.list,
  panel_users: panelUserEntries.list,
  merchant_app_users: merchantUserEntries.list,
  merchant_applications: applicationEntries.list,
} as const;

type Table = keyof typeof lists;

/** How many rows each list says that it has. */
export const toldCounts = async (client: Client, token: string): Promise<Map<Table, number>> => {
  const told = new Map<Table, number>();
  for (const [table, entry] of Object.entries(lists)) {
    const { totalCount } = payloadOf<Page<unknown>>(await call(client, entry, {}, { token }));
    told.set(table as Table, totalCount);
  }
  return told;
};

/** Compares what the lists said with the rows. @returns what does not agree */
export const wrongCounts = async (db: DatabaseHandle['db'], told: ReadonlyMap<Table, number>): Promise<string[]> => {
  const wrong: string[] = [];
  for (const [table, count] of told) {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    if (Number(row.rows) !== count) wrong.push(`the list of ${table} counts ${count}, there are ${row.rows}`);
  }
  return wrong;
};
