import { defineTexts } from '@telve/kit';
import { planTitles } from './titles/texts';

/** Every Turkish text of the subscription plans, replaced by an embedder under the name `plans`. */
export const planTexts = defineTexts('plans', {
  ...planTitles,
  about: 'Yalnızca fiyat değiştirilebilir. Yeni fiyat yeni ve yenilenen aboneliklerde geçerli olur.',
  caption: 'Planlar',
  columns: { package: 'Paket', price: 'Fiyat', plan: 'Plan', type: 'Tür', actions: 'İşlemler' },
  type: 'Plan türü',
  types: { All: 'Tümü', Plus: 'Plus', Basic: 'Basic' },
  editLabel: (plan: string) => `Fiyatı değiştir: ${plan}`,
  empty: { title: 'Henüz abonelik planı yok', description: 'Planlar burada listelenir.' },
  notFound: 'Abonelik planı bulunamadı',
  priceOf: (plan: string) => `${plan} fiyatı`,
  now: (price: string, subscribers: string) => `Şu an ${price} · ${subscribers} abone`,
  unit: '₺',
  labels: { amount: 'Yeni fiyat' },
  whole: 'Tam lira.',
  increase: (percent: string) => `Tam lira. ${percent} artış.`,
  decrease: (percent: string) => `Tam lira. ${percent} azalış.`,
  notTaken: 'Yalnızca rakam yazılabilir.',
  required: 'Fiyat girilmesi zorunludur.',
  tooHigh: (most: string) => `En fazla ${most} girilebilir.`,
  wrong: 'Fiyatı tam lira olarak yazın; kuruş girilemez. Örnek: 1.249',
  failed: 'Bir hata oluştu',
  renewals: {
    some: (count: string) => `Bugün yenilenen ${count} abonelik yeni fiyatla yenilenir`,
    none: 'Bugün yenilenen abonelik yok',
    text: 'Süren dönemler değişmez.',
  },
  changed: {
    title: (price: string) => `Fiyat siz bakarken değiştirildi: ${price}`,
    text: (who: string, at: string) => `${who}, ${at}. Yazdığınız fiyat duruyor; Güncelle ile kaydedilir.`,
    someone: 'Başka bir kullanıcı',
  },
  cancel: 'İptal',
  submit: 'Güncelle',
  saving: 'Kaydediliyor',
});

export type PlanTexts = typeof planTexts.defaults;
