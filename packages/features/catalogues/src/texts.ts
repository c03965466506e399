import { defineTexts } from '@telve/kit';
import { timePeriodTitles } from './titles/texts';

/** Every Turkish text of the time periods, replaced by an embedder under the name `timePeriods`. */
export const timePeriodTexts = defineTexts('timePeriods', {
  ...timePeriodTitles,
  caption: 'Sipariş süresi listesi',
  search: 'Süre',
  columns: { minutes: 'Süre', active: 'Aktif', actions: 'İşlemler' },
  minutes: (minutes: string) => `${minutes} dakika`,
  unit: 'dk',
  switchLabel: (minutes: string) => `${minutes} dakika aktif`,
  editLabel: (minutes: string) => `Düzenle: ${minutes} dakika`,
  add: 'Süre ekle',
  submitAdd: 'Ekle',
  added: 'Başarıyla eklendi.',
  addFailed: 'Bir hata oluştu.',
  exists: 'Bu süre zaten kayıtlı.',
  labels: { timePeriod: 'Süre (dakika)', active: 'Aktif' },
  required: 'Başlık alanı zorunludur.',
  notWhole: '0 veya daha büyük bir tam sayı girin.',
  tooLong: (most: string) => `En fazla ${most} dakika girilebilir.`,
  empty: { title: 'Henüz sipariş süresi yok', description: 'Eklenen süreler burada listelenir.' },
  notFound: 'Sipariş süresi bulunamadı',
});

export type TimePeriodTexts = typeof timePeriodTexts.defaults;
