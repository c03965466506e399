/** What every list says. */
export const listTexts = {
  clear: 'Aramayı temizle',
  actions: 'İşlemler',
  edit: 'Düzenle',
  open: 'Filtreler',
  size: 'Sayfa başına',
  sizeLabel: 'Sayfa başına kayıt',
  pager: 'Sayfalama',
  page: 'Sayfa',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
};
