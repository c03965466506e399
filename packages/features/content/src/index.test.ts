import { expect, it } from 'vitest';
import * as door from './index';

it('has these public names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'BannerAddPage',
    'BannerEditPage',
    'BannerListPage',
    'HelpContentAddPage',
    'HelpContentEditPage',
    'HelpContentListPage',
    'MerchantOnboardingAddPage',
    'MerchantOnboardingEditPage',
    'MerchantOnboardingListPage',
    'OnboardingAddPage',
    'OnboardingEditPage',
    'OnboardingListPage',
    'bannerPreviewTexts',
    'bannerTexts',
    'helpContentTexts',
    'merchantOnboardingTexts',
    'onboardingTexts',
  ]);
});
