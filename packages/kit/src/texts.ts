import { formatNumber } from '@telve/locale';
import { defineTexts } from './texts/texts';

/** A wait in words: seconds, from a minute and a half on whole minutes. */
const wait = (seconds: number): string => (seconds > 90 ? `${Math.ceil(seconds / 60)} dk.` : `${seconds} sn.`);

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
        : `Çok fazla istek gönderildi. Yeniden denemek için kalan süre: ${wait(seconds)}`,
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
  images: {
    image_type: 'Bu dosya görsel değil. JPG veya PNG seçin.',
    image_heic: 'Telefonun HEIC biçimi gösterilemiyor. Fotoğrafı JPG veya PNG olarak kaydedip yeniden seçin.',
    image_content: 'Görsel okunamadı. Dosya bozuk olabilir; başka bir JPG veya PNG seçin.',
    image_size: 'Görsel yeterince küçültülemedi. Daha küçük bir JPG veya PNG seçin.',
  },
  uploads: { dirty: 'Dosya yükleme' },
  export: { busy: 'Hazırlanıyor…', done: 'Dosya indirildi.' },
});
