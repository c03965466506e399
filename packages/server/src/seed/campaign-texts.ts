import type { CampaignType, CodeType, SegmentType, SubscriptionType } from '@telve/api';

/** A campaign of the demo in short. */
export interface CampaignPlan {
  title: string;
  mobile: string;
  type: CampaignType;
  codeType: CodeType;
  plan: SubscriptionType;
  segment?: SegmentType;
  /** Days from today to its last day. */
  ends: number;
  used: number;
  total: number;
  code?: string;
}

const plus: Pick<CampaignPlan, 'plan'> = { plan: 'PLUS' };
const general: Pick<CampaignPlan, 'plan'> = { plan: 'GENERAL' };
const basic: Pick<CampaignPlan, 'plan'> = { plan: 'BASIC' };
const coupon: Pick<CampaignPlan, 'type'> = { type: 'CouponCode' };
const partner: Pick<CampaignPlan, 'type'> = { type: 'Partnership' };
const unique: Pick<CampaignPlan, 'codeType'> = { codeType: 'Unique' };
const shared = (code: string) => ({ codeType: 'General' as const, code });
const none = { type: 'General' as const, codeType: 'NoCode' as const, used: 0, total: 0 };

/** The campaigns without a group, the newest first. */
export const singleCampaigns: readonly CampaignPlan[] = [
  {
    ...{ title: 'Plus’a hoş geldin: ilk ay 100 ₺ indirim', mobile: 'İlk ay 100 ₺ indirim', segment: 'NewCommers' },
    ...{ ...plus, ...coupon, ...unique, ends: 64, used: 842, total: 2000 },
  },
  {
    ...{ title: 'Arkadaşını getir, ikiniz de kazanın', mobile: 'Arkadaşını getir', segment: 'ReferenceCode' },
    ...{ ...plus, ...coupon, ...shared('ARKADAS'), ends: 90, used: 1204, total: 5000 },
  },
  {
    ...{ title: 'Hafta içi öğle kahvesi', mobile: 'Öğle kahvesi' },
    ...{ ...plus, ...coupon, ...shared('OGLE2026'), ends: 5, used: 318, total: 1000 },
  },
  {
    ...{ title: 'Yılbaşı hediye kodu', mobile: 'Yılbaşı hediyesi' },
    ...{ ...plus, ...coupon, ...unique, ends: 48, used: 0, total: 500 },
  },
  {
    ...{ title: 'Kasım fırsatı', mobile: 'Kasım fırsatı', segment: 'ActiveUsers' },
    ...{ ...plus, ...coupon, ...unique, ends: -9, used: 1750, total: 1750 },
  },
  {
    ...{ title: 'Üniversite ortaklığı: Boğaz yakası', mobile: 'Öğrenciye indirim' },
    ...{ ...plus, ...partner, ...shared('BOGAZ26'), ends: 120, used: 96, total: 400 },
  },
  {
    ...{ title: 'Geri dön, 50 ₺ bizden', mobile: 'Geri dön, 50 ₺', segment: 'Churn' },
    ...{ ...plus, ...coupon, ...unique, ends: 3, used: 211, total: 600 },
  },
  {
    ...{ title: 'Barista seçkisi: iki al bir öde', mobile: 'İki al bir öde' },
    ...{ ...plus, ...coupon, ...shared('BARISTA'), ends: 33, used: 427, total: 1500 },
  },
  {
    ...{ title: 'Soğuk kahve haftası', mobile: 'Soğuk kahve' },
    ...{ ...plus, ...coupon, ...shared('SOGUK26'), ends: -40, used: 1980, total: 2000 },
  },
  {
    ...{ title: 'Doğum gününe özel ikram', mobile: 'Doğum günü ikramı' },
    ...{ ...plus, ...coupon, ...unique, ends: 200, used: 64, total: 1200 },
  },
  { title: 'Kışın sıcak, yazın soğuk', mobile: 'Mevsim menüsü', ...general, ...none, ends: 75 },
  {
    ...{ title: 'İlk siparişe 40 ₺', mobile: 'İlk sipariş 40 ₺', segment: 'NewCommers' },
    ...{ ...general, ...coupon, ...shared('ILK40TL'), ends: 150, used: 655, total: 3000 },
  },
  {
    ...{ title: 'Deneme süresi bitenlere', mobile: 'Devam et, kazan', segment: 'FreeTrail' },
    ...{ ...general, ...coupon, ...unique, ends: 21, used: 37, total: 300 },
  },
  {
    ...{ title: 'Sadık üyeye teşekkür', mobile: 'Teşekkürler', segment: 'ActiveUsers' },
    ...{ ...general, ...coupon, ...shared('TESEKKUR'), ends: 7, used: 140, total: 800 },
  },
  { title: 'Yeni mağazalarımız açıldı', mobile: 'Yeni mağazalar', ...general, ...none, ends: 30 },
  {
    ...{ title: 'Özledik: bir kahve bizden', mobile: 'Bir kahve bizden', segment: 'Lapsing' },
    ...{ ...general, ...coupon, ...unique, ends: 2, used: 88, total: 250 },
  },
  {
    ...{ title: 'Tren garı ortaklığı', mobile: 'Yolcuya indirim' },
    ...{ ...general, ...partner, ...shared('YOLCU26'), ends: 58, used: 12, total: 200 },
  },
  { title: 'Uygulamada ödeme artık daha hızlı', mobile: 'Hızlı ödeme', ...general, ...none, ends: -3 },
  {
    ...{ title: 'Pazartesi sendromuna çare', mobile: 'Pazartesi indirimi' },
    ...{ ...general, ...coupon, ...shared('PZT_2026'), ends: 96, used: 402, total: 1000 },
  },
  {
    ...{ title: 'Kitap fuarı kodu', mobile: 'Fuara özel', segment: 'DiscountCode' },
    ...{ ...general, ...partner, ...unique, ends: 14, used: 9, total: 150 },
  },
  { title: 'Şekersiz seçenekler menüde', mobile: 'Şekersiz menü', ...general, ...none, ends: 110 },
  {
    ...{ title: 'Yağmurlu gün ikramı', mobile: 'Yağmurlu gün' },
    ...{ ...general, ...coupon, ...shared('YAGMUR'), ends: -21, used: 500, total: 500 },
  },
  {
    ...{ title: 'Anketi dolduranlara', mobile: 'Anket hediyesi' },
    ...{ ...general, ...coupon, ...unique, ends: 40, used: 0, total: 100 },
  },
  {
    ...{ title: 'Basic üyeye hafta sonu kahvesi', mobile: 'Hafta sonu kahvesi' },
    ...{ ...basic, ...coupon, ...shared('HAFTASON'), ends: 6, used: 77, total: 400 },
  },
  {
    ...{ title: 'Plus’a geçene ilk ay yarı fiyat', mobile: 'Plus’a geç' },
    ...{ ...basic, ...coupon, ...unique, ends: 52, used: 31, total: 200 },
  },
  { title: 'Basic paketinde yenilikler', mobile: 'Basic yenilikleri', ...basic, ...none, ends: 80 },
];

/** A group of the demo and what its campaigns are made of. */
export interface GroupPlan {
  title: string;
  campaigns: readonly CampaignPlan[];
  /** How many of the companies a mass creation made one more campaign each for. */
  companies?: { count: number; plan: CampaignPlan };
}

const november = (name: string, of: Pick<CampaignPlan, 'codeType' | 'code' | 'ends' | 'used' | 'total'>) => ({
  title: `${name} çalışanlarına ilk ay`,
  mobile: 'İlk ay indirimli',
  ...plus,
  ...partner,
  ...of,
});

/** The groups, the newest first. */
export const campaignGroups: readonly GroupPlan[] = [
  {
    title: 'Kasım ortaklıkları',
    campaigns: [
      november('Değirmen Kahve', { ...unique, ends: 60, used: 0, total: 1000 }),
      november('Kırık Fincan', { ...shared('KIRIK26'), ends: 60, used: 96, total: 300 }),
      november('Öğle Arası', { ...unique, ends: 60, used: 1043, total: 2000 }),
      november('Mercan', { ...unique, ends: 4, used: 488, total: 500 }),
      november('Avlu Turizm', { ...unique, ends: 60, used: 212, total: 500 }),
    ],
  },
  { title: 'Yılbaşı sürprizleri', campaigns: [] },
  {
    title: 'Kampüs açılışları',
    campaigns: ['Kuzey', 'Güney', 'Doğu', 'Batı', 'Göl', 'Orman', 'Tepe', 'Sahil'].map((place, n) => ({
      ...{ title: `${place} kampüsü açılışı`, mobile: 'Kampüs açılışı', ...general, ...partner },
      ...{ ...shared(`KAMPUS${n + 1}`), ends: 30 + n * 4, used: 38 * (n + 1), total: 500 },
    })),
  },
  {
    title: 'Ofis anlaşmaları',
    campaigns: [],
    companies: {
      count: 40,
      plan: {
        ...{ title: 'Ofisine yakın kahven', mobile: 'Ofis indirimi', ...general, ...partner },
        ...{ ...shared('OFS'), ends: 140, used: 21, total: 50 },
      },
    },
  },
  {
    title: 'Yaz soğukları',
    campaigns: [],
    companies: {
      count: 21,
      plan: {
        ...{ title: 'Yaz boyu soğuk kahve', mobile: 'Yaz soğukları', ...general, ...coupon },
        ...{ ...shared('YAZ'), ends: -55, used: 50, total: 50 },
      },
    },
  },
  {
    title: 'Plus geçiş denemeleri',
    campaigns: ['A', 'B', 'C', 'D'].map((name, n) => ({
      ...{ title: `Plus’a geçiş, deneme ${name}`, mobile: 'Plus’a geç', ...basic, ...coupon },
      ...{ ...shared(`GECIS_${name}`), ends: 25, used: 97 - n * 20, total: 500 },
    })),
  },
  ...[
    'Bayram kampanyaları',
    'Öğretmenler günü',
    'Festival iş birlikleri',
    'Spor salonları',
    'Kitapçılar',
    'Bahar açılışları',
    'Gece kahvecileri',
    'Yurt dışı dönüşü',
  ].map((title) => ({ title, campaigns: [] })),
];

/** A campaign of the merchant app in short. */
export interface MerchantCampaignPlan {
  title: string;
  mobile: string;
  ends: number;
  active: boolean;
}

const merchant = (title: string, mobile: string, ends: number, active = true): MerchantCampaignPlan => ({
  title,
  mobile,
  ends,
  active,
});

/** The campaigns of the merchant app in their order. */
export const merchantCampaigns: readonly MerchantCampaignPlan[] = [
  merchant(
    'Yeni değirmen kampanyası: üç mağazaya bir ücretsiz bakım, aralık sonuna kadar',
    'Ücretsiz değirmen bakımı',
    33,
  ),
  merchant('Kış menüsü eğitimi, 12 Aralık’ta çevrim içi', 'Kış menüsü eğitimi', 15),
  merchant('Sadakat yarışı: kasımda en çok kahve veren 10 mağazaya hediye', 'Sadakat yarışı', 4),
  merchant('Süt tedarikinde ekim indirimi', 'Süt tedariki', -27, false),
  merchant('Barista kursu kayıtları açıldı', 'Barista kursu', 41),
  merchant('Kâğıt bardakta toplu alım indirimi', 'Kâğıt bardak', 60),
  merchant('Makine bakımını erken yaptırana yedek parça', 'Erken bakım', 6),
  merchant('Latte sanatı yarışması', 'Latte sanatı', 22),
  merchant('Çekirdek seçkisi: Işıklı Vadi hasadı', 'Çekirdek seçkisi', 75),
  merchant('Vitrin yarışması: yılın en güzel köşesi', 'Vitrin yarışması', 50),
  merchant('Yeni terazi ile değişim', 'Terazi değişimi', -60, false),
  merchant('Mağaza paneli kullanım rehberi', 'Panel rehberi', 300),
];

/** Words that the demo's campaigns have in common. */
export const campaignTexts = {
  description: (title: string) =>
    `${title}. Kampanya, uygulamadaki mağazalarda belirtilen tarihe kadar geçerlidir; başka kampanyalarla birleştirilemez.`,
  merchantDescription: (title: string) => `${title}. Ayrıntıları ve koşulları bağlantıdaki sayfada bulabilirsiniz.`,
  link: 'https://telve.example/kampanya',
  linkText: 'Ayrıntıları incele',
};
