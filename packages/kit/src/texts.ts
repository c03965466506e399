import { formatNumber } from '@telve/locale';
import { defineTexts } from './texts/texts';

/** Texts of this package, replaced under the name `kit`. */
export const kitTexts = defineTexts('kit', {
  saved: 'Güncelleme işlemi başarılıdır',
  added: 'Başarıyla eklendi.',
  retry: 'Yeniden dene',
  errors: {
    unknown: 'Bir hata oluştu',
    tooManyRequests: (seconds: number | undefined) =>
      seconds === undefined
        ? 'Çok fazla istek gönderildi. Kısa süre sonra yeniden deneyin.'
        : `Çok fazla istek gönderildi. Yeniden denemek için kalan süre: ${seconds} sn.`,
    conflict: 'Bu kayıt siz bakarken değiştirildi. Güncel hali gösteriliyor.',
  },
  page: {
    errorTitle: 'Bir hata oluştu',
    errorText: 'Sayfa yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.',
    notFoundTitle: 'Kayıt bulunamadı',
    notFoundText: 'Kayıt silinmiş ya da adres yanlış olabilir.',
    forbiddenTitle: 'Bu sayfayı görme yetkiniz yok',
    forbiddenText: 'Yetki gerektiğini düşünüyorsanız yöneticinize başvurun.',
    loading: 'Yükleniyor…',
  },
  list: {
    errorTitle: 'Bir hata oluştu',
    errorText: 'Kayıtlar yüklenemedi.',
    emptyTitle: 'Henüz kayıt yok',
    notFoundTitle: 'Sonuç bulunamadı',
    notFound: (query: string) => (query === '' ? 'Seçilen filtrelere uyan kayıt yok.' : `“${query}” için sonuç yok.`),
    clear: 'Filtreleri temizle',
    all: 'Tümü',
    unknown: 'bilinmeyen',
    search: 'Ara',
    filters: 'Filtreler',
    announce: (count: number, page: number) => `${count} kayıt, ${page}. sayfa`,
    announceEmpty: 'Sonuç bulunamadı',
    show: (count: number) => `${formatNumber(count)} kaydı göster`,
  },
  confirm: { cancel: 'İptal', confirm: 'Devam', ok: 'Tamam' },
  leave: {
    title: 'Kaydedilmemiş değişiklikler var',
    text: 'Sayfadan ayrılırsanız yazdıklarınız kaybolur.',
    textFor: (labels: string) => `Ayrılırsanız şuradaki değişiklikler kaybolur: ${labels}.`,
    stay: 'Sayfada kal',
    leave: 'Ayrıl',
  },
  uploads: { dirty: 'Dosya yükleme' },
});
