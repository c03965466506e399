import type { ApplicationStatus } from '@telve/api';

const statuses: Record<ApplicationStatus, string> = {
  NewApplication: 'Yeni başvuru',
  PendingPreApproval: 'Ön onay bekliyor',
  PreApproved: 'Ön onaylandı',
  PendingApproval: 'Onay bekliyor',
  AwaitingStoreOpening: 'Mağaza açılışı bekleniyor',
  Rejected: 'Reddedildi',
  Completed: 'Tamamlandı',
};

/** Every word of the exported workbook. */
export const exportTexts = {
  fileName: 'Mağaza başvuruları',
  sheet: 'Başvurular',
  columns: {
    id: 'Başvuru no',
    storeName: 'Mağaza adı',
    authorizedPerson: 'Yetkili adı soyadı',
    email: 'E-posta',
    phoneNumber: 'Telefon numarası',
    creationDate: 'Başvuru tarihi',
    status: 'Durum',
    statusSince: 'Durum tarihi',
    documentCount: 'Belge sayısı',
    documentsWanted: 'Belge bekleniyor',
  },
  statuses,
  yes: 'Evet',
  no: 'Hayır',
  filters: {
    search: 'Arama',
    status: 'Durum',
    startDate: 'Başlangıç tarihi',
    endDate: 'Bitiş tarihi',
  },
};
