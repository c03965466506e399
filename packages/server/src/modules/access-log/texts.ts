import type { AccessAction } from '@telve/api';

const actions: Record<AccessAction, string> = {
  viewed: 'Görüntüledi',
  not_found: 'Aradı, bulunamadı',
  document_viewed: 'Belgesini görüntüledi',
  exported: 'Dışa aktardı',
  picture_count_reset: 'Fotoğraf sayacını sıfırladı',
  subscription_cancelled: 'Aboneliği iptal etti',
};

/** Every word of the exported workbook. */
export const exportTexts = {
  fileName: 'Erişim kaydı',
  sheet: 'Erişim kaydı',
  columns: {
    at: 'Zaman',
    actor: 'Kim',
    actorId: 'Kullanıcı no',
    subject: 'Kimin verisi',
    subjectId: 'Üye veya başvuru no',
    action: 'İşlem',
    requestId: 'İstek no',
  },
  subjects: { end_user: 'Üye', application: 'Başvuru', applications: 'Başvuru listesi' },
  actions,
  filters: { search: 'Arama', actor: 'Kim', action: 'İşlem', startDate: 'Başlangıç tarihi', endDate: 'Bitiş tarihi' },
} as const;
