import { defineTexts } from '@telve/kit';

/** Words of the list of keyboard shortcuts; its title is the host's. */
export const shortcutTexts = defineTexts('shortcuts', {
  close: 'Kapat',
  key: 'Tuş',
  does: 'Ne yapar',
  palette: 'Kayıt, sayfa veya işlem arar',
  search: 'Sayfadaki aramaya gider',
  add: 'Listede yeni kayıt açar',
  save: 'Düzenlemede kaydeder',
  submit: 'Pencereyi veya adımı gönderir',
  escape: 'En üstteki pencereyi kapatır, aramayı temizler',
  list: 'Bu listeyi açar',
  letters: 'Tek tuşlu kısayollar',
  lettersText: '/, N ve ? tuşları. Yazı alanlarında hiçbir zaman çalışmaz.',
});
