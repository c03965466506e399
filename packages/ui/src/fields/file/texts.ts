/** Turkish of a file field, replaced under `file`. */
export const fileTexts = {
  drop: 'Dosyayı buraya bırakın ya da',
  dropNew: 'Yeni dosyayı buraya bırakın ya da',
  choose: 'seçin',
  required: '(zorunlu)',
  over: 'Dosyayı buraya bırakın',
  overNote: 'Bırakınca dosya alınır',
  checking: 'Denetleniyor…',
  ready: 'Hazır',
  stored: 'Yüklendi',
  progress: '{name} gönderiliyor',
  retry: 'Tekrar dene',
  again: 'Yeniden seç',
  replace: 'Değiştir',
  preview: 'Önizle: {name}',
  open: 'Aç: {name}',
  remove: 'Kaldır: {name}',
  cancel: 'İptal et: {name}',
  several: 'Birden çok dosya bıraktınız; yalnız ilki alındı.',
  saidChosen: '{name} seçildi',
  saidStored: '{name} yüklendi',
  saidProgress: '{name}: {percent} gönderildi',
  saidStopped: '{name} gönderimi durduruldu',
  saidFailed: '{name} alınamadı',
  saidRemoved: '{name} kaldırıldı',
};

export type FileTexts = typeof fileTexts;
