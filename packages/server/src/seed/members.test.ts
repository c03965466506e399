import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsOf, helpContentRules } from '@telve/api/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manualClock } from '../clock';
import type { DatabaseHandle } from '../db/types/handle';
import { createPublicImages } from '../files/publicImages';
import { removableAt } from '../modules/end-users/removable';
import { findEndUser, toEndUser } from '../modules/end-users/repository';
import { selectHelpContents, toFields } from '../modules/help-contents/repository';
import { countSubscribers, selectSubscriptionPlans } from '../modules/subscription-plans/repository';
import { openTestDatabase } from '../testing/database';
import { demoDocuments, seedDemo } from './index';

const clock = manualClock('2026-11-27T15:32:00Z');
let handle: DatabaseHandle;
let folder: string;
beforeAll(async () => {
  handle = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'telve-members-'));
  const images = createPublicImages(folder);
  await seedDemo(handle.longWork, { clock, images, documents: demoDocuments(folder, clock) });
}, 120_000);
afterAll(async () => {
  await handle.close();
  await rm(folder, { recursive: true });
});

it('whoever ordered in the demo is a member, and a new member gets an id of its own (SUP-01)', async () => {
  const { rows } = await sql<{ strangers: number; members: number }>`
    select count(*)::integer as members,
      (select count(*)::integer from orders where end_user_id not in (select id from end_users)) as strangers
    from end_users`.execute(handle.db);
  expect(rows).toEqual([{ members: 4004, strangers: 0 }]);
  const { id } = await handle.db.insertInto('end_users').defaultValues().returning('id').executeTakeFirstOrThrow();
  expect(id).toBeGreaterThan(42_105);
});

it('has a member for each state that support meets (SUP-12, SUP-14)', async () => {
  const stateOf = async (id: number) => {
    const found = await findEndUser(handle.db, id);
    if (!found) throw new Error(`No member ${id}`);
    const { firstName, subscriptionPlanDescription: plan, membershipStatus, ...member } = toEndUser(found, clock.now());
    return [firstName, plan, membershipStatus, member.canUserRemovable, member.userRemovableStatusMessage];
  };
  expect(await stateOf(40_217)).toEqual(['Zeynep', 'Plus Aylık', 'Active', true, null]);
  const young = 'Üyelik 48 saat içinde başladığı için iptal edilemez. 29.11.2026 14:00’ten sonra deneyin.';
  expect(await stateOf(41_990)).toEqual(['Gökçe', 'Plus 3 Aylık', 'Active', false, young]);
  const { userRemovableStatusMessage: none } = removableAt(null, clock.now());
  expect(await stateOf(38_804)).toEqual(['Barış', null, 'Cancelled', false, none]);
  expect(await stateOf(42_105)).toEqual(['Ömer', null, null, false, none]);
});

it('has members whose membership goes on, and no time of theirs to come (SUP-13)', async () => {
  const { rows } = await sql<{ late: number; ended: number; began: number }>`
    select count(*) filter (where greatest(subscribed_at, created_at, updated_at) > ${clock.now()})::integer as late,
      count(*) filter (where membership_status = 'Active' and membership_end < '2026-11-27')::integer as ended,
      count(*) filter (where membership_start > '2026-11-27')::integer as began
    from end_users where id <= 42105`.execute(handle.db);
  expect(rows).toEqual([{ late: 0, ended: 0, began: 0 }]);
});

it('has the five plans, each with members who have it and some who renew today (PLAN-03, PLAN-04, PLAN-05)', async () => {
  const plans = await selectSubscriptionPlans(handle.db, {}, 0, 100);
  expect(plans.map(({ description, amount, name }) => [description, amount, name])).toEqual([
    ['Plus Aylık', 429, 'Aylık'],
    ['Plus 3 Aylık', 1199, '3 aylık'],
    ['Plus Yıllık', 4299, 'Yıllık'],
    ['Basic Aylık', 249, 'Aylık'],
    ['Basic 3 Aylık', 699, '3 aylık'],
  ]);
  const counts = await Promise.all(plans.map(({ id }) => countSubscribers(handle.db, id, clock.now())));
  expect(counts.every(({ subscriberCount }) => subscriberCount > 100)).toBe(true);
  expect(counts[0]?.renewsTodayCount).toBeGreaterThan(30);
});

it('has 34 questions that a form would let through, the asked ones first (HELP-01, HELP-02, HELP-03)', async () => {
  const records = await handle.db.selectFrom('help_contents').selectAll().execute();
  expect(records).toHaveLength(34);
  expect(records.flatMap((record) => faultsOf({ input: helpContentRules.create.input }, toFields(record)))).toEqual([]);
  expect(new Set(records.map(({ category_id }) => category_id)).size).toBe(6);
  const first = await selectHelpContents(handle.db, {}, 0, 3);
  expect(first.map(({ id, helpMenuTitle, title, priority }) => [id, helpMenuTitle, title, priority])).toEqual([
    [12, 'Abonelik', 'Aboneliğimi nasıl iptal ederim?', 1],
    [9, 'Abonelik', 'Plus ile Basic arasındaki fark nedir?', 2],
    [15, 'Sipariş', 'Uzaktan siparişimi iptal edebilir miyim?', 3],
  ]);
});
