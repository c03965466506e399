import { type EndUser, endUserEntries, type SubscriptionPlanDetail, subscriptionPlanEntries } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { addEndUser, addPlan, subscribed } from '../../testing/members';
import { testStart } from '../../testing/server';

let staff: Campaigns;
beforeAll(async () => {
  staff = await startCampaigns();
});
afterAll(() => staff.close());

const { detail, removeSubscription } = endUserEntries;
const since = '2026-01-05T09:00:00Z';
const plan = () => addPlan(staff.server.db);
const add = (member: Parameters<typeof addEndUser>[1]) => addEndUser(staff.server.db, member);
const cancel = (id: number, headers?: Record<string, string>) => staff.ask(removeSubscription, { id }, headers);
const read = async (id: number) => (await staff.ask<EndUser>(detail, { id })).body.payload;
const subscribers = async (id: number) =>
  (await staff.ask<SubscriptionPlanDetail>(subscriptionPlanEntries.detail, { id })).body.payload?.subscriberCount;
const trail = (id: number) =>
  staff.server.db
    .selectFrom('audit_log')
    .select(['action', 'old_values', 'new_values'])
    .where('entity', '=', 'end_user')
    .where('entity_id', '=', String(id))
    .execute();

describe('a subscription that support cancels', () => {
  it('ends at once, and the plan has a member less (SUP-05, SUP-19, SUP-24)', async () => {
    const planId = await plan();
    const id = await add(subscribed(planId, since));
    expect(await subscribers(planId)).toBe(1);
    const path = `/api/panel/coffee-user/remove-subscription/${id}`;
    expect((await staff.server.send('POST', path, { token: staff.token })).body.payload).toBe(true);
    expect(await read(id)).toMatchObject({
      ...{ hasSubscriptionPlan: false, subscription: null, subscriptionPlanName: null },
      ...{ hasMembership: true, membershipStatus: 'Cancelled', canUserRemovable: false },
      ...{ membershipStartDate: '2026-03-05', membershipEndDate: '2026-03-10' },
    });
    expect(await subscribers(planId)).toBe(0);
  });

  it.each([
    ['2026-03-08', '2026-03-08'],
    ['2026-03-10', '2026-03-10'],
    ['2026-03-11', '2026-03-10'],
  ])('whose period would end on %s ends on %s (SUP-13)', async (end, ends) => {
    const id = await add(subscribed(await plan(), since, end));
    await cancel(id);
    expect((await read(id))?.membershipEndDate).toBe(ends);
  });

  it('is told in the log by ids, without the person (SUP-05)', async () => {
    const planId = await plan();
    const id = await add(subscribed(planId, since));
    await cancel(id);
    expect(await trail(id)).toEqual([
      { action: 'end_user_subscription_cancelled', old_values: { planId }, new_values: { planId: null } },
    ]);
  });

  it('is refused within 48 hours of its start, with the time from which on it may (SUP-14, D-85)', async () => {
    const id = await add(subscribed(await plan(), new Date(testStart.getTime() - 24 * 3_600_000)));
    const message = 'Üyelik 48 saat içinde başladığı için iptal edilemez. 11.03.2026 12:00’den sonra deneyin.';
    expect(await read(id)).toMatchObject({ canUserRemovable: false, userRemovableStatusMessage: message });
    const { status, body } = await cancel(id, { 'idempotency-key': 'erken' });
    expect([status, body.friendlyMessage]).toEqual([
      ...[409, { code: 'subscription_not_removable', title: 'Uyarı', message }],
    ]);
    expect([(await read(id))?.hasSubscriptionPlan, await trail(id)]).toEqual([true, []]);
  });

  it('may be cancelled 48 hours after its start (SUP-14)', async () => {
    const id = await add(subscribed(await plan(), new Date(testStart.getTime() - 48 * 3_600_000)));
    expect((await read(id))?.canUserRemovable).toBe(true);
    expect((await cancel(id)).status).toBe(200);
  });

  it('that is not there stays so, with success and without a trace (SUP-05, D-85)', async () => {
    const id = await add({});
    const before = await read(id);
    expect((await cancel(id)).body.payload).toBe(true);
    expect([await read(id), await trail(id)]).toEqual([before, []]);
  });
});

describe('sent many times at once', () => {
  it('under one key is one effect with one answer (SUP-19, GEN-14)', async () => {
    const id = await add(subscribed(await plan(), since));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cancel(id, { 'idempotency-key': `iptal-${id}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await trail(id)).toHaveLength(1);
    const other = await add(subscribed(await plan(), since));
    expect((await cancel(other, { 'idempotency-key': `iptal-${id}` })).status).toBe(422);
    expect((await read(other))?.hasSubscriptionPlan).toBe(true);
  });

  it('without a key is one change (SUP-05)', async () => {
    const id = await add(subscribed(await plan(), since));
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await trail(id)).toHaveLength(1);
  });
});
