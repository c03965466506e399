import { defineTexts } from '@telve/kit';

/** Words around the application where it stands in another page. */
export const embedTexts = defineTexts('merchantApplicationEmbed', {
  about: 'Bu form Telve tarafından sunulur. Bilgileriniz yalnızca başvurunuz için kullanılır.',
  exit: 'Çık',
  leave: 'Kapat',
  crashTitle: 'Başvuru formu gösterilemiyor',
  crashText: 'Beklenmeyen bir hata oluştu. Yeniden deneyin; sorun sürerse sayfayı yenileyin.',
  retry: 'Yeniden dene',
});
