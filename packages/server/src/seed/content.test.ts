import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { merchantOnboardingsMax } from '@telve/api';
import { readAnimation } from '@telve/api/animation';
import { bannerRules, faultsOf, merchantOnboardingRules, onboardingRules } from '@telve/api/rules';
import { addDays, today } from '@telve/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../clock';
import type { DatabaseHandle } from '../db/types/handle';
import { createPublicImages, type PublicImages } from '../files/publicImages';
import { toBanner, toFields } from '../modules/banners/repository';
import { toOnboarding } from '../modules/onboardings/repository';
import { toScreenFields } from '../modules/screens';
import { openTestDatabase } from '../testing/database';
import { seedBanners } from './banners';
import { seedMerchantOnboardings } from './merchant-onboardings';
import { seedOnboardings } from './onboardings';

const now = manualClock('2026-03-10T09:00:00Z').now();
let handle: DatabaseHandle;
let folder: string;
let images: PublicImages;
beforeAll(async () => {
  handle = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'telve-content-'));
  images = createPublicImages(folder);
  await seedBanners(handle.db, images, now);
  await seedOnboardings(handle.db, images, now);
  await seedMerchantOnboardings(handle.db, images, now);
});
afterAll(async () => {
  await handle.close();
  await rm(folder, { recursive: true });
});

const isShown = async (address: string | null) => {
  const file = await images.read((address ?? '').replace('/media/', ''));
  return file !== undefined && file.bytes.length > 0;
};

describe('the demo', () => {
  it('has banners of both apps as a form would take them, one ended and one that ends in three days (BAN-16, D-78)', async () => {
    const banners = await handle.db.selectFrom('banners').selectAll().execute();
    expect(banners).toHaveLength(14);
    expect(banners.filter(({ application_type }) => application_type === 'MerchantApp')).toHaveLength(2);
    const ends = banners.map(({ end_date }) => end_date);
    expect(ends.filter((end) => end < today(now))).toHaveLength(1);
    expect(ends).toContain(addDays(today(now), 3));
    const rules = { input: bannerRules.create.input.omit(['img', 'imgEn']) };
    for (const banner of banners) expect(faultsOf(rules, toFields(banner))).toEqual([]);
    for (const { imgUrl, imgUrlEn } of banners.map(toBanner)) {
      expect([await isShown(imgUrl), await isShown(imgUrlEn)]).toEqual([true, true]);
    }
  });

  it('has four screens of the first start, one of which moves (CONB-02, CONB-12)', async () => {
    const stored = await handle.db.selectFrom('onboardings').selectAll().orderBy('sort_order').execute();
    const screens = stored.map(toOnboarding);
    expect(screens.map(({ ordering }) => ordering)).toEqual([1, 2, 3, 4]);
    const moving = screens.filter(({ animationUrl }) => animationUrl !== null);
    expect(moving).toMatchObject([{ ordering: 1, animation: { format: '5.12.1', seconds: 3 } }]);
    const file = await images.read((moving[0]?.animationUrl ?? '').replace('/media/', ''));
    expect([file?.type, file?.bytes.length]).toEqual(['application/json', moving[0]?.animation?.size]);
    expect(readAnimation(file?.bytes.toString() ?? '')).toMatchObject({ width: 296, height: 269 });
    const rules = { input: onboardingRules.create.input.omit(['img', 'animation']) };
    for (const screen of screens) {
      const { title, description, link, linkText, ordering, active } = screen;
      expect(faultsOf(rules, { title, description, link, linkText, ordering, active })).toEqual([]);
      expect(await isShown(screen.imgUrl)).toBe(true);
    }
  });

  it('has room for one more banner of the merchant app’s first start (MONB-02)', async () => {
    const banners = await handle.db.selectFrom('merchant_onboardings').selectAll().execute();
    expect(banners).toHaveLength(merchantOnboardingsMax - 1);
    const rules = { input: merchantOnboardingRules.create.input.omit(['img']) };
    for (const banner of banners) {
      expect(faultsOf(rules, toScreenFields(banner))).toEqual([]);
      expect(await isShown(banner.image_url)).toBe(true);
    }
  });
});
