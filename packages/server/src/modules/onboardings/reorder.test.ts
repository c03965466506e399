import { type Onboarding, type OnboardingRow, onboardingEntries, type Page } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { animationFile } from '../../testing/animations';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';

let staff: Campaigns;
beforeAll(async () => {
  staff = await startCampaigns();
});
afterAll(() => staff.close());

const { create, list, reorder, remove } = onboardingEntries;
const add = async (title: string, ordering: number) => {
  const form = { title, description: 'x', ordering, animation: animationFile() };
  return ((await staff.ask<Onboarding>(create, form)).body.payload as Onboarding).id;
};
const rows = async () => (await staff.ask<Page<OnboardingRow>>(list, { size: 100 })).body.payload?.items ?? [];
const places = async () => (await rows()).map(({ title, ordering, version }) => [title, ordering, version]);
const order = (...ids: number[]) => staff.ask(reorder, { ids });

let [a, b, c] = [0, 0, 0];
beforeEach(async () => {
  await staff.server.db.deleteFrom('onboardings').execute();
  [a, b, c] = [await add('A', 1), await add('B', 5), await add('C', 5)];
});

describe('the order of the screens (CONB-02, CONB-13)', () => {
  it('is given to all at once, from 1, and the version of what stays does not change', async () => {
    expect((await order(a, c, b)).body.payload).toBe(true);
    expect(await places()).toEqual([
      ['A', 1, 1],
      ['C', 2, 2],
      ['B', 3, 2],
    ]);
    await order(a, c, b);
    expect((await rows()).map(({ version }) => version)).toEqual([1, 2, 2]);
    const audits = await staff.server.db
      .selectFrom('audit_log')
      .select(['entity_id', 'old_values', 'new_values'])
      .where('action', '=', 'onboarding_changed')
      .where('entity_id', 'in', [a, b, c].map(String))
      .orderBy('id')
      .execute();
    expect(audits).toEqual([
      { entity_id: String(b), old_values: { ordering: 5 }, new_values: { ordering: 3 } },
      { entity_id: String(c), old_values: { ordering: 5 }, new_values: { ordering: 2 } },
    ]);
  });

  it('names every screen once, or nothing changes', async () => {
    const before = await places();
    const gone = await add('D', 9);
    await staff.ask(remove, { id: gone });
    for (const wrong of [
      [a, b],
      [a, b, c, gone],
      [a, b, b],
      [a, b, c, c],
      [a, b, gone],
    ]) {
      const { status, body } = await order(...wrong);
      expect([status, body.friendlyMessage?.code]).toEqual([409, 'conflict']);
    }
    expect((await order()).status).toBe(400);
    expect(await places()).toEqual(before);
  });

  it('is that of one of many who give it at once', async () => {
    const orders = [
      [a, b, c],
      [c, b, a],
      [b, a, c],
      [b, c, a],
      [c, a, b],
    ];
    const answers = await Promise.all([...orders, ...orders].map((one) => order(...one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const found = await rows();
    expect(found.map(({ ordering }) => ordering)).toEqual([1, 2, 3]);
    expect(orders).toContainEqual(found.map(({ id }) => id));
  });
});
