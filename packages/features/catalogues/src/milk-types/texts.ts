import { defineTexts } from '@telve/kit';
import { milkTypeTitles } from '../titles/texts';

/** Every Turkish text of the milk types, replaced by an embedder under the name `milkTypes`. */
export const milkTypeTexts = defineTexts('milkTypes', {
  ...milkTypeTitles,
  caption: 'Süt tipi listesi',
  search: 'Süt tipi',
  columns: { milkType: 'Süt tipi', code: 'Tür', active: 'Aktif', actions: 'İşlemler' },
  switchLabel: (name: string) => `${name} aktif`,
  editLabel: (name: string) => `Düzenle: ${name}`,
  add: 'Süt tipi ekle',
  submitAdd: 'Ekle',
  added: 'Başarıyla eklendi.',
  addFailed: 'Bir hata oluştu.',
  exists: 'Bu süt tipi zaten kayıtlı.',
  labels: { milkType: 'Başlık', milkTypeCode: 'Tür', active: 'Aktif' },
  codes: { FullFat: 'Tam yağlı', LowFat: 'Az yağlı', LactoseFree: 'Laktozsuz', WithoutMilk: 'Sütsüz' },
  milky: 'Sütlü',
  withoutMilk: 'Sütsüz',
  empty: { title: 'Henüz süt tipi yok', description: 'Eklenen süt tipleri burada listelenir.' },
  notFound: 'Süt tipi bulunamadı',
});

export type MilkTypeTexts = typeof milkTypeTexts.defaults;
