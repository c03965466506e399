import { type Entry, encode } from '@telve/api';
import type { Db } from '../http/call';
import { type Applications, startApplications } from './merchantApplications';
import type { Answer } from './server';

/** Applications, and what the access log says. */
export interface Watched extends Applications {
  /** Rows of the log since this was last asked, oldest first. */
  rows(): Promise<{ call: string; subject: string; subject_id: number | null; action: string; actor_id: number }[]>;
  /** Makes a call, with headers. */
  ask<P = unknown>(entry: Entry, input: object, headers?: Record<string, string>): Promise<Answer<P>>;
}

/** A server whose access log is watched. */
export const startWatched = async (): Promise<Watched> => {
  const world = await startApplications();
  let last = 0;
  return {
    ...world,
    rows: async () => {
      const rows = await world.db.selectFrom('access_log').selectAll().where('id', '>', last).orderBy('id').execute();
      last = rows.at(-1)?.id ?? last;
      return rows.map(({ call, subject, subject_id, action, actor_id }) => ({
        call,
        subject,
        subject_id,
        action,
        actor_id,
      }));
    },
    ask: (entry, input, headers) => {
      const { path, query, body } = encode(entry, input as Record<string, unknown>);
      return world.server.send(entry.method, `${path}${query}`, { token: world.admin, body, headers });
    },
  };
};

/** How many rows of the log each call has left. */
export const accessesByCall = async (db: Db): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('access_log')
    .select(({ fn }) => ['call', fn.countAll<number>().as('count')])
    .groupBy('call')
    .execute();
  return Object.fromEntries(rows.map(({ call, count }) => [call, Number(count)]));
};
