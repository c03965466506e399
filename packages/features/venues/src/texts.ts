import { defineTexts } from '@telve/kit';
import { venueTitles } from './titles/texts';

/** Every Turkish text of this package, replaced by an embedder under the name `venues`. */
export const venueTexts = defineTexts('venues', {
  ...venueTitles,
  caption: 'Mağaza listesi',
  search: 'Mağaza adı veya kodu',
  columns: {
    venue: 'Mağaza',
    company: 'İş yeri',
    place: 'Şehir / İlçe',
    plan: 'Plan',
    status: 'Durum',
    active: 'Aktif',
    actions: 'İşlemler',
  },
  filters: { status: 'Durum', city: 'Şehir', district: 'İlçe', company: 'İş yeri', plan: 'Plan' },
  districtCleared: 'Şehir değiştiği için ilçe filtresi kaldırıldı.',
  plan: { basic: 'Basic', plus: 'Basic + Plus' },
  status: { active: 'Aktif', passive: 'Pasif', comingSoon: 'Yakında', busy: 'Yoğun', holiday: 'Tatil' },
  until: (end: string) => `Bitiş: ${end}`,
  notOrdering: 'Henüz sipariş almıyor',
  switchLabel: (venue: string) => `${venue} aktif`,
  editLabel: (venue: string) => `Düzenle: ${venue}`,
  add: 'Mağaza ekle',
  import: {
    button: 'İçe aktar',
    title: 'Çalışma saatlerini içe aktar',
    noun: 'mağaza',
    failed: 'Bir hata oluştu',
  },
  export: { button: 'Dışa aktar', busy: 'Dosya hazırlanıyor', fileName: 'calisma-saatleri' },
  historyLabel: (venue: string) => `İşlem geçmişi: ${venue}`,
  statusFailed: 'Bir hata oluştu',
  activate: {
    title: 'Uyarı',
    text: 'Mağazayı aktif etmek üzeresiniz. Aktif ettiğinizde Yakında seçeneği kaldırılacaktır. Devam etmek istiyor musunuz?',
    cancel: 'İptal',
    confirm: 'Devam',
  },
  empty: { title: 'Henüz mağaza yok', description: 'Eklenen mağazalar burada listelenir.' },
  notFound: 'Mağaza bulunamadı',
  home: {
    title: 'Mağazalarınız',
    all: 'Tümünü gör',
    loading: 'Mağazalar yükleniyor',
    errorTitle: 'Bir hata oluştu',
    errorText: 'Mağazalarınız yüklenemedi.',
  },
});

export type VenueTexts = typeof venueTexts.defaults;
