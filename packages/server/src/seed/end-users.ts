import { addDays, addMonths, startOfDay, today } from '@telve/locale';
import { type Insertable, sql } from 'kysely';
import type { EndUsersTable } from '../db/types/members';
import type { PublicImages } from '../files/publicImages';
import type { Db } from '../http/call';
import { seedDrawings } from './campaigns';
import { chunks, insertRows } from './insert';
import { mailName } from './merchant-users';
import { type DemoPerson, type Membership, namedMembers, noMembership, type SeededPlan } from './named-members';
import { orderingMembers } from './orders';
import { createRandom, type Random, weightedPicker } from './random';
import { seedTexts } from './texts';

type Member = Insertable<EndUsersTable>;

const hourMs = 3_600_000;
const people = [...seedTexts.team, ...seedTexts.merchantUsers];
const pictures = 4;

/** A period that goes on today; some began with it, some are renewed since long. */
const running = (random: Random, { id, months }: SeededPlan, now: Date): Membership => {
  // No month is shorter than 28 days: the period has begun.
  const end = addDays(today(now), random.int(0, months * 28));
  const start = addMonths(end, -months);
  const first = startOfDay(addMonths(start, -months * random.int(0, 6)));
  const subscribed = Math.min(first.getTime() + random.int(7, 22) * hourMs, now.getTime() - hourMs);
  return {
    ...{ plan_id: id, membership_status: 'Active', membership_start: start, membership_end: end },
    subscribed_at: new Date(subscribed),
  };
};

/** A period that is over, or that somebody ended. */
const over = (random: Random, { months }: SeededPlan, now: Date): Membership => {
  const end = addDays(today(now), -random.int(1, 300));
  const start = addMonths(end, -months);
  return {
    ...{ plan_id: null, membership_status: random.chance(0.4) ? 'Cancelled' : 'Ended' },
    ...{ membership_start: start, membership_end: end, subscribed_at: startOfDay(start) },
  };
};

const rowOf = (id: number, person: DemoPerson, membership: Membership, now: Date): Member => ({
  id,
  ...{ first_name: person.first, last_name: person.last, email: person.email, phone: person.phone },
  ...{ image_url: person.picture, img_update_count: person.pictureChanges },
  ...membership,
  ...{ version: 1, created_at: membership.subscribed_at ?? now, updated_at: membership.subscribed_at ?? now },
});

const personOf = (random: Random, id: number, images: readonly string[]): DemoPerson => {
  const [{ first }, { last }] = [random.pick(people), random.pick(people)];
  const changes = random.chance(0.6) ? 0 : random.int(1, 5);
  return {
    ...{ first, last, email: `${mailName(first, last)}.${id}@posta.example` },
    phone: `5${random.int(30, 59)}${String(random.int(0, 9_999_999)).padStart(7, '0')}`,
    ...{ pictureChanges: changes, picture: changes > 0 && random.chance(0.3) ? random.pick(images) : null },
  };
};

/** The members: whoever orders in the demo, and some by name. */
export const seedEndUsers = async (
  db: Db,
  images: PublicImages,
  now: Date,
  plans: readonly SeededPlan[],
): Promise<void> => {
  const random = createRandom(84);
  const drawings = { folder: 'members', count: pictures, seed: 84, width: 320, height: 320 };
  const drawn = (await seedDrawings(images, drawings)).map(({ address }) => address);
  const pick = weightedPicker(plans.map((plan) => [plan, plan.weight] as const));
  const membershipOf = (): Membership => {
    if (random.chance(0.9)) return running(random, pick(random), now);
    return random.chance(0.7) ? over(random, pick(random), now) : noMembership;
  };
  const ordering = Array.from({ length: orderingMembers }, (_, n) =>
    rowOf(n + 1, personOf(random, n + 1, drawn), membershipOf(), now),
  );
  const named = namedMembers(now, plans).map(({ membership, ...person }) => rowOf(person.id, person, membership, now));
  for (const part of chunks([...ordering, ...named], 2000)) await insertRows(db, 'end_users', part);
  await sql`select setval(pg_get_serial_sequence('end_users', 'id'), (select max(id) from end_users))`.execute(db);
};
