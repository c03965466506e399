import { type Page, type SubscriptionPlan, type SubscriptionPlanDetail, subscriptionPlanEntries } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { addEndUser, addPlan, subscribed } from '../../testing/members';

let staff: Campaigns;
beforeAll(async () => {
  staff = await startCampaigns();
});
afterAll(() => staff.close());

const { list, detail, update } = subscriptionPlanEntries;
const plus = () => addPlan(staff.server.db, { description: 'Plus Yıllık', name: 'Yıllık', amount: 4299 });
const read = async (id: number) => (await staff.ask<SubscriptionPlanDetail>(detail, { id })).body.payload;
const rows = async (input: object = {}) =>
  (await staff.ask<Page<SubscriptionPlan>>(list, { size: 100, ...input })).body.payload?.items ?? [];
const trail = (id: number) =>
  staff.server.db
    .selectFrom('audit_log')
    .select(['action', 'old_values', 'new_values'])
    .where('entity', '=', 'subscription_plan')
    .where('entity_id', '=', String(id))
    .execute();

it('are listed newest first, narrowed by kind and found by their names (PLAN-02, PLAN-09, PLAN-12, D-83)', async () => {
  const first = await addPlan(staff.server.db, {
    description: 'Basic 3 Aylık',
    name: '3 aylık',
    amount: 699,
    type: 'Basic',
  });
  const second = await plus();
  const basic = { description: 'Basic 3 Aylık', amount: 699, name: '3 aylık', subscriptionType: 'Basic', version: 1 };
  expect((await rows()).map(({ id }) => id)).toEqual([second, first]);
  expect(await rows({ subscriptionType: 'Basic' })).toEqual([{ id: first, ...basic }]);
  expect((await rows({ subscriptionType: 'Plus' })).map(({ id }) => id)).toEqual([second]);
  expect((await rows({ search: 'YILLIK' })).map(({ id }) => id)).toEqual([second]);
  expect(await rows({ search: 'yillik', subscriptionType: 'Basic' })).toEqual([]);
  const path = '/api/subscription/get-subscription-plans';
  const get = (query: string) =>
    staff.server.send<Page<SubscriptionPlan>>('GET', `${path}?${query}`, { token: staff.token });
  expect((await get('page=2&size=1')).body).toMatchObject({ payload: { items: [{ id: first }] }, totalPages: 2 });
  expect((await get('subscriptionType=Gold')).body.errors).toMatchObject([
    { field: 'subscriptionType', code: 'one_of' },
  ]);
});

describe('the members of a plan', () => {
  it('are counted, and those who renew on this day in Istanbul (PLAN-13)', async () => {
    const { db, clock } = staff.server;
    const [id, other] = [await plus(), await plus()];
    const since = '2026-01-05T09:00:00Z';
    for (const end of ['2026-03-09', '2026-03-10', '2026-03-10', '2026-03-11']) {
      await addEndUser(db, subscribed(id, since, end));
    }
    await addEndUser(db, subscribed(other, since, '2026-03-10'));
    await addEndUser(db, { ...subscribed(id, since, '2026-03-10'), plan_id: null, membership_status: 'Ended' });
    expect(await read(id)).toEqual({
      ...{ id, description: 'Plus Yıllık', amount: 4299, name: 'Yıllık', subscriptionType: 'Plus', version: 1 },
      ...{ subscriberCount: 4, renewsTodayCount: 2 },
    });
    const start = clock.now();
    clock.set(new Date('2026-03-10T20:59:59Z'));
    const { accessToken: token } = await staff.server.signIn('admin@telve.example');
    const at = async (instant: string) => {
      clock.set(new Date(instant));
      const path = `/api/subscription/get-subscription-plan/${id}`;
      return (await staff.server.send<SubscriptionPlanDetail>('GET', path, { token })).body.payload?.renewsTodayCount;
    };
    expect([await at('2026-03-10T20:59:59Z'), await at('2026-03-10T21:00:00Z')]).toEqual([2, 1]);
    clock.set(start);
  });

  it('are none where there is no plan (PLAN-13)', async () => {
    expect(await read(await plus())).toMatchObject({ subscriberCount: 0, renewsTodayCount: 0 });
    expect((await staff.ask(detail, { id: 999_999 })).status).toBe(404);
  });
});

describe('the price of a plan', () => {
  let id: number;
  beforeEach(async () => {
    id = await plus();
  });

  it('is changed and nothing else, and the list shows it (PLAN-14)', async () => {
    const more = { name: 'Bedava', description: 'Bedava', subscriptionType: 'Basic', id: 1 };
    const path = `/api/subscription/update-subscription-plan/${id}`;
    const { body } = await staff.server.send('PUT', path, {
      token: staff.token,
      body: { ...more, amount: 4599, version: 1 },
    });
    expect([body.payload, body.friendlyMessage]).toEqual([true, null]);
    const changed = { ...{ id, description: 'Plus Yıllık', name: 'Yıllık' }, amount: 4599, version: 2 };
    expect((await rows())[0]).toEqual({ ...changed, subscriptionType: 'Plus' });
    expect(await trail(id)).toEqual([
      { action: 'subscription_plan_changed', old_values: { amount: 4299 }, new_values: { amount: 4599 } },
    ]);
  });

  it('that it has already leaves no trace (PLAN-14)', async () => {
    expect((await staff.ask(update, { id, amount: 4299, version: 1 })).status).toBe(200);
    expect([await trail(id), (await read(id))?.version]).toEqual([[], 1]);
  });

  it('changed by somebody else meanwhile is answered with it, and one of two at once wins (PLAN-14)', async () => {
    const answers = await Promise.all([1, 2].map((amount) => staff.ask(update, { id, amount, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409)?.body;
    expect(stale).toMatchObject({
      friendlyMessage: { code: 'version_conflict' },
      payload: { current: { id, version: 2, amount: (await read(id))?.amount }, changedBy: 'İpek Işık' },
    });
    expect((await staff.ask(update, { id, amount: 7 })).status).toBe(200);
    expect((await staff.ask(update, { id: 999_999, amount: 7 })).status).toBe(404);
  });

  it.each([undefined, null, '', '459', 459.5, -1, 1_000_001])(
    '%j is refused (PLAN-10, PLAN-11, D-83)',
    async (amount) => {
      const { status, body } = await staff.ask(update, { id, amount });
      expect([status, body.errors.map(({ field }) => field)]).toEqual([400, ['amount']]);
      expect((await read(id))?.amount).toBe(4299);
    },
  );

  it('may be nothing and at most a million (PLAN-11)', async () => {
    for (const amount of [0, 1_000_000]) {
      expect((await staff.ask(update, { id, amount })).status).toBe(200);
      expect((await read(id))?.amount).toBe(amount);
    }
  });
});
