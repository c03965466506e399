import type { AccessAction, AccessSubject } from '@telve/api';
import type { Insertable } from 'kysely';
import type { AccessLogTable } from '../db/types/access-log';
import type { Db } from '../http/call';
import { createRandom, type Random } from './random';

const minuteMs = 60_000;
const days = 60;
const visits = 70;

const idsOf = async (query: { execute(): Promise<{ id: number }[]> }): Promise<number[]> =>
  (await query.execute()).map(({ id }) => id);

interface People {
  staff: readonly number[];
  members: readonly number[];
  applications: readonly number[];
}

const hex = (random: Random, digits: number): string =>
  Array.from({ length: digits }, () => random.int(0, 15).toString(16)).join('');

/** A version 4 UUID, as the server names requests. */
const requestId = (random: Random): string =>
  `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-8${hex(random, 3)}-${hex(random, 12)}`;

type Row = Omit<Insertable<AccessLogTable>, 'at' | 'actor_id' | 'request_id'>;

const step = (call: string, subject: AccessSubject, subject_id: number | null, action: AccessAction): Row => ({
  ...{ call, subject, subject_id, action },
});

/** What somebody of the staff did in one go, a minute or two apart. */
const visit = (random: Random, { members, applications }: People): Row[] => {
  if (random.chance(0.08)) return [step('applications.exportList', 'applications', null, 'exported')];
  if (random.chance(0.3)) {
    const id = random.pick(applications);
    const document = step('/files/:id', 'application', id, 'document_viewed');
    const seen = Array.from({ length: random.int(0, 3) }, () => document);
    return [step('applications.detail', 'application', id, 'viewed'), ...seen];
  }
  const id = random.pick(members);
  // A digit too many, and then the right one.
  const missed = random.chance(0.15) ? [step('endUsers.check', 'end_user', id * 10 + 1, 'not_found')] : [];
  const reset = step('endUsers.resetImgUpdateCount', 'end_user', id, 'picture_count_reset');
  return [...missed, step('endUsers.detail', 'end_user', id, 'viewed'), ...(random.chance(0.25) ? [reset] : [])];
};

/** Two months in which support and staff looked people up. */
export const seedAccessLog = async (db: Db, now: Date): Promise<void> => {
  const random = createRandom(87);
  const people: People = {
    staff: await idsOf(db.selectFrom('panel_users').select('id').where('role', '=', 'PanelUser').orderBy('id')),
    members: await idsOf(db.selectFrom('end_users').select('id').orderBy('id', 'desc').limit(40)),
    applications: await idsOf(db.selectFrom('merchant_applications').select('id').orderBy('id')),
  };
  const rows = Array.from({ length: visits }, () => {
    const begun = now.getTime() - random.int(30, days * 24 * 60) * minuteMs;
    const actor_id = random.pick(people.staff);
    return visit(random, people).map((row, n) => ({
      ...{ ...row, actor_id, request_id: requestId(random) },
      at: new Date(begun + n * minuteMs),
    }));
  });
  const all = rows.flat().sort((a, b) => a.at.getTime() - b.at.getTime());
  await db.insertInto('access_log').values(all).execute();
};
