import { defineTexts } from '@telve/kit';

/** Every Turkish text about a campaign's codes, replaced by an embedder under the name `campaignCodes`. */
export const campaignCodeTexts = defineTexts('campaignCodes', {
  title: 'Kod kullanımı',
  used: 'Kullanılan',
  of: (total: string) => `/ ${total} kod`,
  usedOf: (used: string, total: string) => `${total} koddan ${used} kullanıldı`,
  left: 'Kalan',
  lastWeek: 'Son 7 gün',
  plus: (count: string) => `+${count}`,
  making: 'Kod üretimi',
  made: (done: string, total: string) => `${done} / ${total} kod`,
  about: (seconds: string) => `yaklaşık ${seconds} sn`,
  mayLeave: 'Bu sayfadan ayrılabilirsiniz. Üretim sunucuda sürer.',
  done: 'Kupon başarıyla oluşturuldu.',
  ready: (count: string) => `${count} kod hazır; hepsi farklı.`,
  failed: 'Bir hata oluştu!',
  stopped: (done: string, missing: string) =>
    `${done} kod üretildi ve kullanılabilir. Kalan ${missing} kod yeniden denenebilir; hiçbiri iki kez oluşmaz.`,
  resume: 'Kalanı üret',
  resuming: 'Başlatılıyor',
  add: {
    label: 'Kod ekle',
    placeholder: 'Adet',
    unique: 'Var olan kodlara eklenir.',
    general: 'Genel kodun kullanım sayısına eklenir.',
    button: 'Kod oluştur',
    busy: 'Ekleniyor',
    range: (most: string) => `1 ile ${most} arasında bir tam sayı girin.`,
    tooMany: (most: string) => `Bir kampanyada en fazla ${most} kod olabilir.`,
    unsaved: 'Kod ekle',
  },
  notice: {
    label: (title: string) => `Kod üretimi: ${title}`,
    running: (percent?: string) => (percent === undefined ? 'Kodlar üretiliyor' : `Kodlar üretiliyor, ${percent}`),
    of: (title: string, words: string) => `${title}: ${words}`,
    toCampaign: 'Kampanyaya git',
    toGroup: 'Gruba git',
  },
  export: 'Kodları dışa aktar',
  exportBusy: 'Dosya hazırlanıyor',
  exportName: 'kodlar',
});

export type CampaignCodeTexts = typeof campaignCodeTexts.defaults;
