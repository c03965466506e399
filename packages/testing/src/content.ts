import type { Banner, BannerRow, HelpContent, HelpContentRow, MerchantOnboarding, Onboarding } from '@telve/api';

/** A banner with a link and both images. */
export const banner = (over: Partial<Banner> = {}): Banner => ({
  id: 73,
  title: 'Soğuk kahvede ikincisi bizden',
  order: 2,
  link: 'https://telve.example/soguk-kahve',
  linkText: 'İncele',
  endDate: '2027-06-30',
  isActive: true,
  applicationType: 'UserApp',
  imgUrl: '/files/images/banner-tr.jpg',
  imgUrlEn: '/files/images/banner-en.jpg',
  img: { size: 274_432, width: 654, height: 400 },
  imgEn: { size: 262_144, width: 654, height: 400 },
  version: 1,
  ...over,
});

/** The banner as a row of the list. */
export const bannerRow = (over: Partial<BannerRow> = {}): BannerRow => {
  const { id, title, endDate, isActive, order, applicationType, imgUrl } = banner(over);
  return { id, title, endDate, isActive, order, applicationType, imgUrl };
};

/** A screen of the consumer app's first start, with an image and without an animation. */
export const onboarding = (over: Partial<Onboarding> = {}): Onboarding => ({
  id: 11,
  title: 'Kahven cebinde',
  description: 'Bir abonelikle her gün bir kahve, istediğin mağazada.',
  link: '',
  linkText: '',
  ordering: 1,
  active: true,
  imgUrl: '/files/images/kahven-cebinde.png',
  img: { size: 86_016, width: 296, height: 269 },
  animationUrl: null,
  animation: null,
  version: 1,
  ...over,
});

/** A banner of the merchant app's first start. */
export const merchantOnboarding = (over: Partial<MerchantOnboarding> = {}): MerchantOnboarding => ({
  id: 21,
  title: 'Hoş geldiniz',
  description: 'Siparişler buradan düşer, dokununca hazırlanır.',
  link: '',
  linkText: '',
  ordering: 1,
  active: true,
  imgUrl: '/files/images/hos-geldiniz.jpg',
  img: { size: 120_000, width: 654, height: 400 },
  version: 1,
  ...over,
});

/** A question of the help menu with its answer, in both languages. */
export const helpContent = (over: Partial<HelpContent> = {}): HelpContent => ({
  id: 15,
  title: 'Uzaktan siparişimi iptal edebilir miyim?',
  titleEn: 'Can I cancel my remote order?',
  description: 'Mağaza siparişinizi hazırlamaya başlamadıysa iptal edebilirsiniz.',
  descriptionEn: 'You can cancel it until the store has started to prepare it.',
  helpMenuId: 2,
  active: true,
  priority: 3,
  version: 1,
  ...over,
});

/** The question as a row of the list. */
export const helpContentRow = (over: Partial<HelpContentRow> = {}): HelpContentRow => {
  const { id, title, helpMenuId, active, priority } = helpContent(over);
  return { id, title, helpMenuId, helpMenuTitle: over.helpMenuTitle ?? 'Sipariş', active, priority };
};
