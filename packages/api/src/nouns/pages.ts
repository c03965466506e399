export {
  type Banner,
  type BannerApplication,
  type BannerFields,
  type BannerListInput,
  type BannerRow,
  bannerApplications,
  bannerEndTime,
  bannerEntries,
  bannerOrder,
  type CreateBannerInput,
  type UpdateBannerInput,
} from '../contract/banners';
export type { ContentImage } from '../contract/content-images';
export {
  type CreateHelpContentInput,
  type HelpCategory,
  type HelpContent,
  type HelpContentFields,
  type HelpContentRow,
  helpContentEntries,
  helpLimits,
  type UpdateHelpContentInput,
} from '../contract/help-contents';
export {
  type CreateMerchantOnboardingInput,
  type MerchantOnboarding,
  type MerchantOnboardingFields,
  type MerchantOnboardingRow,
  merchantOnboardingEntries,
  merchantOnboardingsMax,
  type UpdateMerchantOnboardingInput,
} from '../contract/merchant-onboardings';
export {
  animationBytesMax,
  type CreateOnboardingInput,
  type Onboarding,
  type OnboardingFields,
  type OnboardingRow,
  onboardingEntries,
  onboardingImageBytesMax,
  onboardingPageSize,
  orderingMax,
  type StoredAnimation,
  type UpdateOnboardingInput,
} from '../contract/onboardings';
