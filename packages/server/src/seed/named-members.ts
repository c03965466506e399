import { addDays, addMonths, today } from '@telve/locale';
import type { Insertable } from 'kysely';
import type { EndUsersTable } from '../db/types/members';
import type { DemoPlan } from './subscription-plans';

/** A member of the demo as a person. */
export interface DemoPerson {
  first: string;
  last: string;
  email: string;
  phone: string;
  pictureChanges: number;
  picture: string | null;
}

/** What a member has or had. */
export type Membership = Pick<
  Insertable<EndUsersTable>,
  'plan_id' | 'membership_status' | 'membership_start' | 'membership_end' | 'subscribed_at'
>;

export type SeededPlan = DemoPlan & { id: number };

/** A member who never subscribed. */
export const noMembership: Membership = {
  ...{ plan_id: null, membership_status: null, membership_start: null, membership_end: null, subscribed_at: null },
};

const hourMs = 3_600_000;

const since = (at: Date, { id, months }: SeededPlan): Membership => ({
  ...{ plan_id: id, membership_status: 'Active', subscribed_at: at },
  ...{ membership_start: today(at), membership_end: addMonths(today(at), months) },
});

const ago = (now: Date, hours: number): Date => new Date(Math.floor(now.getTime() / hourMs) * hourMs - hours * hourMs);

const person = (first: string, last: string, email: string, phone: string, pictureChanges: number): DemoPerson => ({
  ...{ first, last, email: `${email}@posta.example`, phone, pictureChanges, picture: null },
});

/** Members whose ids are easily remembered: one for each state that support meets. */
export const namedMembers = (
  now: Date,
  [monthly, quarterly]: readonly SeededPlan[],
): (DemoPerson & { id: number; membership: Membership })[] => {
  if (!monthly || !quarterly) throw new Error('The demo has no plans');
  const day = today(now);
  return [
    {
      ...{ id: 40_217, ...person('Zeynep', 'Ünlütürk', 'zeynep.unluturk', '5051187340', 5) },
      membership: since(ago(now, 15 * 24), monthly),
    },
    {
      ...{ id: 41_990, ...person('Gökçe', 'Şahinoğlu', 'gokce.sahinoglu', '5326604218', 1) },
      membership: since(ago(now, 4), quarterly),
    },
    {
      ...{ id: 38_804, ...person('Barış', 'Kılıçaslan', 'baris.kilicaslan', '5417750962', 0) },
      membership: {
        ...{ plan_id: null, membership_status: 'Cancelled', subscribed_at: ago(now, 40 * 24) },
        ...{ membership_start: addDays(day, -10), membership_end: addDays(day, -1) },
      },
    },
    {
      ...{ id: 42_105, ...person('Ömer', 'Işık', 'omer.isik', '5059031176', 0) },
      membership: noMembership,
    },
  ];
};
