import { defineTexts } from '@telve/kit';
import { accessLogTitles } from '../titles/texts';

/** Every Turkish text of the access log, replaced by an embedder under the name `accessLog`. */
export const accessLogTexts = defineTexts('accessLog', {
  ...accessLogTitles,
  // As many days as the server keeps them by default; an installation that set another number replaces this text.
  about:
    'Üyelerin ve başvuranların kişisel verisine kim, ne zaman baktı. Kayıtlar 730 gün saklanır; bu süre dolmadan değiştirilemez ve silinemez.',
  caption: 'Erişim kaydı',
  search: 'User ID',
  columns: { at: 'Zaman', actor: 'Kim', subject: 'Üye / başvuru', action: 'İşlem', requestId: 'İstek no' },
  application: 'Başvuru',
  applications: 'Başvuru listesi',
  actions: {
    viewed: 'Görüntüledi',
    not_found: 'Aradı, bulunamadı',
    document_viewed: 'Belgesini görüntüledi',
    exported: 'Dışa aktardı',
    picture_count_reset: 'Fotoğraf sayacını sıfırladı',
    subscription_cancelled: 'Aboneliği iptal etti',
  },
  otherAction: 'Başka bir işlem',
  filters: { actor: 'Kişi', action: 'İşlem', date: 'Tarih', loading: 'Yükleniyor…' },
  ranges: { today: 'Bugün', last: (days: string) => `Son ${days} gün` },
  count: (count: string) => `${count} kayıt`,
  empty: { title: 'Henüz kayıt yok', description: 'Açılan üyeler ve başvurular burada listelenir.' },
  notFound: 'Kayıt bulunamadı',
  export: 'Dışa aktar',
  exportName: 'erisim-kaydi',
});

export type AccessLogTexts = typeof accessLogTexts.defaults;
