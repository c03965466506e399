import {
  type BannerRow,
  bannerEntries,
  type HelpCategory,
  type HelpContent,
  type HelpContentRow,
  helpContentEntries,
  type MerchantOnboardingRow,
  merchantOnboardingEntries,
  type OnboardingRow,
  onboardingEntries,
  type Page,
  type SubscriptionPlan,
  subscriptionPlanEntries,
} from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../testing/campaigns';
import { fileOf, photo } from '../testing/jpegs';
import { addPlan } from '../testing/members';

let staff: Campaigns;
let img: File;
beforeAll(async () => {
  staff = await startCampaigns();
  img = fileOf(await photo(654, 400));
});
afterAll(() => staff.close());

describe('staff', () => {
  it('adds a banner for each app, and both are listed (GEN-25)', async () => {
    const form = { title: 'Soğuk kahvede ikincisi bizden', endDate: '2026-12-31', img };
    const added = [
      await staff.ask(bannerEntries.create, { ...form, order: 901, applicationType: 'UserApp' }),
      await staff.ask(bannerEntries.create, { ...form, order: 901, applicationType: 'MerchantApp' }),
    ];
    expect(added.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await staff.ask<Page<BannerRow>>(bannerEntries.list, { size: 100 });
    expect(new Set(body.payload?.items.map(({ applicationType }) => applicationType))).toEqual(
      new Set(['UserApp', 'MerchantApp']),
    );
  });

  it('adds a welcome screen of the consumer app and a welcome banner of the merchant app (GEN-26)', async () => {
    const form = { title: 'Kahven cebinde', description: 'Her gün bir kahve', img };
    const added = [
      await staff.ask(onboardingEntries.create, form),
      await staff.ask(merchantOnboardingEntries.create, form),
    ];
    expect(added.map(({ status }) => status)).toEqual([200, 200]);
    const lists = [
      await staff.ask<Page<OnboardingRow>>(onboardingEntries.list, {}),
      await staff.ask<Page<MerchantOnboardingRow>>(merchantOnboardingEntries.list, {}),
    ];
    for (const { body } of lists) expect(body.payload?.items.map(({ title }) => title)).toContain('Kahven cebinde');
  });

  it('adds, changes and deletes a question of the help menu (GEN-27)', async () => {
    const [category] = (await staff.ask<HelpCategory[]>(helpContentEntries.categories, {})).body.payload ?? [];
    const form = {
      ...{
        title: 'Siparişim nerede?',
        titleEn: 'Where is my order?',
        description: 'Yolda',
        descriptionEn: 'On its way',
      },
      ...{ helpMenuId: category?.id, active: true, priority: 1 },
    };
    const { id, version } = (await staff.ask<HelpContent>(helpContentEntries.create, form)).body.payload as HelpContent;
    const changed = { ...form, id, version, title: 'Siparişim ne zaman hazır?' };
    expect((await staff.ask(helpContentEntries.update, changed)).status).toBe(200);
    const titles = async () =>
      (await staff.ask<Page<HelpContentRow>>(helpContentEntries.list, { size: 100 })).body.payload?.items.map(
        ({ title }) => title,
      );
    expect(await titles()).toContain('Siparişim ne zaman hazır?');
    expect((await staff.ask(helpContentEntries.remove, { id })).status).toBe(200);
    expect(await titles()).not.toContain('Siparişim ne zaman hazır?');
  });

  it('changes the price of a plan, and the list shows it (GEN-28)', async () => {
    await addPlan(staff.server.db);
    const plans = async () =>
      (await staff.ask<Page<SubscriptionPlan>>(subscriptionPlanEntries.list, {})).body.payload?.items ?? [];
    const [{ id, version } = { id: 0, version: 0 }] = await plans();
    expect((await staff.ask(subscriptionPlanEntries.update, { id, version, amount: 459 })).status).toBe(200);
    expect((await plans()).find((plan) => plan.id === id)?.amount).toBe(459);
  });
});
