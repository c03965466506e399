export { BannerAddPage } from './banners/BannerAddPage';
export { BannerEditPage, type BannerEditPageProps } from './banners/BannerEditPage';
export { BannerListPage, type BannerListPageProps } from './banners/BannerListPage';
export { type BannerPreviewTexts, bannerPreviewTexts } from './banners/preview/texts';
export { type BannerTexts, bannerTexts } from './banners/texts';
export { HelpContentAddPage } from './help/HelpContentAddPage';
export { HelpContentEditPage, type HelpContentEditPageProps } from './help/HelpContentEditPage';
export { HelpContentListPage, type HelpContentListPageProps } from './help/HelpContentListPage';
export { type HelpContentTexts, helpContentTexts } from './help/texts';
export { MerchantOnboardingAddPage } from './merchant-onboardings/MerchantOnboardingAddPage';
export {
  MerchantOnboardingEditPage,
  type MerchantOnboardingEditPageProps,
} from './merchant-onboardings/MerchantOnboardingEditPage';
export { MerchantOnboardingListPage } from './merchant-onboardings/MerchantOnboardingListPage';
export { type MerchantOnboardingTexts, merchantOnboardingTexts } from './merchant-onboardings/texts';
export { OnboardingAddPage } from './onboardings/OnboardingAddPage';
export { OnboardingEditPage, type OnboardingEditPageProps } from './onboardings/OnboardingEditPage';
export { OnboardingListPage } from './onboardings/OnboardingListPage';
export { type OnboardingTexts, onboardingTexts } from './onboardings/texts';
