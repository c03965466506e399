import { type MerchantOnboarding, merchantOnboardingEntries, type Page } from '@telve/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { fileOf, photo } from '../../testing/jpegs';

let staff: Campaigns;
let img: File;
beforeAll(async () => {
  staff = await startCampaigns();
  img = fileOf(await photo());
});
afterAll(() => staff.close());

const { create, update, list } = merchantOnboardingEntries;
const add = (more: object = {}) =>
  staff.ask<MerchantOnboarding>(create, { title: 'Sınır', description: 'x', img, ...more });
const count = async () => (await staff.ask<Page<unknown>>(list, {})).body.payload?.totalCount;

it('has room for four, passive ones counted, also for ten that are added at once (MONB-02, D-81)', async () => {
  for (const active of [true, false, false]) expect((await add({ active })).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(answers.filter(({ body }) => body.friendlyMessage?.code === 'merchant_onboardings_full')).toHaveLength(9);
  expect(await count()).toBe(4);
  await expect.poll(() => staff.files('merchant-onboardings')).toHaveLength(4);

  const made = answers.find(({ status }) => status === 200)?.body.payload as MerchantOnboarding;
  expect((await staff.ask(update, { id: made.id, active: false })).status).toBe(200);
  const fifth = await add();
  expect([fifth.status, fifth.body.friendlyMessage]).toMatchObject([409, { code: 'merchant_onboardings_full' }]);
  expect(await count()).toBe(4);
});
