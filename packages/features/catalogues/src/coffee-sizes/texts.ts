import { defineTexts } from '@telve/kit';
import { coffeeSizeTitles } from '../titles/texts';

/** Every Turkish text of the coffee sizes, replaced by an embedder under the name `coffeeSizes`. */
export const coffeeSizeTexts = defineTexts('coffeeSizes', {
  ...coffeeSizeTitles,
  caption: 'Kahve boyu listesi',
  search: 'Boy',
  columns: { size: 'Boy', images: 'Görseller: normal ve seçili', active: 'Aktif', actions: 'İşlemler' },
  normalImage: (size: string) => `${size}, normal görsel`,
  selectedImage: (size: string) => `${size}, seçili görsel`,
  switchLabel: (name: string) => `${name} aktif`,
  editLabel: (name: string) => `Düzenle: ${name}`,
  add: 'Kahve boyu ekle',
  submitAdd: 'Ekle',
  added: 'Başarıyla eklendi.',
  addFailed: 'Bir hata oluştu.',
  exists: 'Bu kahve boyu zaten kayıtlı.',
  imageRequired: 'Resim gereklidir.',
  labels: {
    coffeeSize: 'Başlık',
    coffeeSizeImg: 'Normal görsel',
    coffeeSizeImgSelected: 'Seçili görsel',
    active: 'Aktif',
  },
  imageNote: 'Boy seçili değilken gösterilir.',
  selectedNote: 'Boy seçildiğinde gösterilir.',
  storedImage: 'Kayıtlı görsel',
  newImage: 'Yeni görsel',
  empty: { title: 'Henüz kahve boyu yok', description: 'Eklenen kahve boyları burada listelenir.' },
  notFound: 'Kahve boyu bulunamadı',
});

export type CoffeeSizeTexts = typeof coffeeSizeTexts.defaults;
