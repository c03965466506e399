import { defineTexts } from '@telve/kit';

/** Words of a campaign's values, in list, forms and groups; replaced by an embedder under the name `campaignWords`. */
export const campaignWords = defineTexts('campaignWords', {
  types: { General: 'Genel', CouponCode: 'Kupon Kodu', Partnership: 'Partnerlik' },
  codeTypes: { General: 'Genel', Unique: 'Unique Kod', NoCode: 'Kodsuz' },
  packages: { PLUS: 'PLUS', BASIC: 'BASIC', GENERAL: 'Genel' },
  segments: {
    NoSegment: 'Segment yok',
    ActiveUsers: 'Aktif kullanıcılar',
    Lapsing: 'Uzaklaşanlar',
    Churn: 'Kaybedilenler',
    DiscountCode: 'İndirim kodu kullananlar',
    ReferenceCode: 'Davet koduyla gelenler',
    NewCommers: 'Yeni gelenler',
    FreeTrail: 'Ücretsiz deneme',
  },
  linkTypes: { InternalLink: 'Uygulama içi', ExternalLink: 'Dış bağlantı' },
  picture: {
    type: 'Geçersiz dosya formatı.',
    empty: 'Dosya boş. Başka bir JPG seçin.',
    content: 'Görsel okunamadı. Dosya bozuk olabilir; başka bir JPG seçin.',
    size: (most: string) => `Dosya boyutu en fazla ${most} olmalıdır.`,
  },
  couponStatus: { expiring: 'Süresi dolmak üzere', expired: 'Süresi doldu' },
  running: (percent: string) => `Kodlar üretiliyor, ${percent}`,
  stopped: 'Kod üretimi yarıda kaldı',
  network: 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  active: 'Aktif',
  passive: 'Pasif',
});

export type CampaignWords = typeof campaignWords.defaults;
