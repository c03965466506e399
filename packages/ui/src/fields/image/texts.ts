/** Turkish of an image field, replaced under `image`. */
export const imageTexts = {
  add: 'Görsel ekle',
  rule: 'JPG veya PNG',
  required: '(zorunlu)',
  over: 'Bırakınca görsel alınır',
  change: 'Değiştir',
  remove: 'Kaldır',
  busy: 'Görsel hazırlanıyor…',
  broken: 'Görsel gösterilemiyor',
  none: 'Görsel yok',
  failed: 'Görsel alınamadı.',
  several: 'Birden çok dosya bıraktınız; yalnız ilki alındı.',
  saidSet: 'Görsel seçildi',
  saidRemoved: 'Görsel kaldırıldı',
};

/** Turkish of a list of images besides, replaced under `images`. */
export const imageListTexts = {
  item: 'Görsel {index}/{count}',
  cover: 'Kapak',
  menu: 'Diğer işlemler: {name}',
  first: 'Öne al',
  left: 'Sola taşı',
  right: 'Sağa taşı',
  remove: 'Kaldır: {name}',
  refused: '{name}: {reason}',
  tooMany: 'En çok {max} görsel eklenebilir; {count} dosya alınmadı.',
  full: 'En çok {max} görsel eklenebilir.',
  saidAdded: 'Görsel eklendi, toplam {count}',
  saidMoved: 'Görsel {index}. sıraya taşındı',
  saidRemoved: 'Görsel kaldırıldı',
};
