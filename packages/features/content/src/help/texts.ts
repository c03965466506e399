import { defineTexts } from '@telve/kit';
import { helpContentTitles } from './titles/texts';

/** Every Turkish text of the help contents, replaced by an embedder under the name `helpContents`. */
export const helpContentTexts = defineTexts('helpContents', {
  ...helpContentTitles,
  about:
    'Üye uygulamasındaki sık sorulan sorular. Öncelik Enter ile ya da alandan çıkınca, aktiflik anahtarla kaydedilir.',
  caption: 'Sorular',
  columns: {
    id: 'ID',
    question: 'Soru',
    category: 'Kategori',
    priority: 'Öncelik',
    active: 'Aktif',
    actions: 'İşlemler',
  },
  switchLabel: (question: string) => `${question} aktif`,
  priorityLabel: (question: string) => `${question} önceliği`,
  editLabel: (question: string) => `Düzenle: ${question}`,
  priorityHint: { enter: 'kaydet', escape: 'geri al', spoken: 'Enter kaydeder, Esc geri alır.' },
  prioritySaving: 'Kaydediliyor',
  prioritySaved: 'Kaydedildi',
  prioritySavedOf: (question: string, priority: string) => `${question} önceliği ${priority} olarak kaydedildi.`,
  priorityFailed: 'Kaydedilmedi',
  priorities: 'Öncelikler',
  add: 'Soru ekle',
  submitAdd: 'Ekle',
  remove: 'Sil',
  empty: { title: 'Henüz soru yok', description: 'Eklenen sorular burada listelenir.' },
  identity: (id: number, category: string) => `Soru ${id} · ${category}`,
  active: 'Aktif',
  passive: 'Pasif',
  sections: { place: 'Yer', turkish: 'Türkçe', english: 'İngilizce' },
  labels: {
    helpMenuId: 'Kategori',
    priority: 'Öncelik',
    active: 'Aktif',
    title: 'Soru',
    description: 'Cevap',
    titleEn: 'Soru (İngilizce)',
    descriptionEn: 'Cevap (İngilizce)',
  },
  choose: 'Kategori seçin',
  priorityNote: 'Küçük sayı üstte.',
  faults: {
    question: 'Soru alanı zorunludur.',
    answer: 'Cevap alanı zorunludur.',
    priority: 'Öncelik alanı zorunludur.',
    categoryGone: 'Kategori bulunamadı.',
    negative: "Öncelik 0'dan küçük olmamalıdır.",
    notWhole: '0 veya daha büyük bir tam sayı girin.',
    tooBig: (most: string) => `En fazla ${most} girilebilir.`,
  },
  faultyFields: (count: string) => `${count} alan düzeltilmeli`,
  told: {
    added: 'Soru eklendi',
    addFailed: 'Soru eklenemedi',
    updated: 'Soru güncellendi',
    updateFailed: 'Soru güncellenemedi',
    removed: 'Soru silindi',
    removeFailed: 'Soru silinemedi',
  },
  removal: {
    title: 'Soru silinsin mi?',
    text: (question: string) => `“${question}” üye uygulamasından kalkar. Bu işlem geri alınamaz.`,
    confirm: 'Sil',
  },
});

export type HelpContentTexts = typeof helpContentTexts.defaults;
