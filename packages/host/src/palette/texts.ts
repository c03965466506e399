import { defineTexts } from '@telve/kit';

/** Sentences of the command palette, loaded with it. */
export const paletteTexts = defineTexts('palette', {
  label: 'Ara veya git',
  placeholder: 'Kayıt, sayfa veya işlem arayın',
  results: 'Sonuçlar',
  close: 'Kapat',
  keys: { move: 'Gez', open: 'Aç', newTab: 'Yeni sekme' },
  note: 'ı ve i, aksanlı ve aksansız aynı sayılır',
  recent: 'Son açılanlar',
  pages: 'Sayfalar',
  actions: 'İşlemler',
  lists: 'Listede ara',
  searchIn: (query: string, list: string) => `${list} içinde “${query}” ara`,
  failed: 'Kayıtlar aranamadı. Yeniden dene',
  offline: 'Bağlantı yok. Yeniden dene',
  searching: 'Aranıyor…',
  found: (count: number) => `${count} sonuç`,
  nothing: (query: string) => `“${query}” için sonuç yok.`,
});

export type PaletteWords = typeof paletteTexts.defaults;
