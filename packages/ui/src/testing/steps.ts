import type { Step } from '../display/stepper/types';

/** The steps of a merchant application. */
export const steps: readonly Step[] = [
  { id: 'company', title: 'Şirket bilgileri' },
  { id: 'bank', title: 'Banka bilgileri' },
  { id: 'user', title: 'Kullanıcı bilgileri' },
  { id: 'store', title: 'Mağaza bilgileri' },
  { id: 'documents', title: 'Belge yükleme' },
  { id: 'approval', title: 'Başvuru onayı' },
];
