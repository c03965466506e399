/** What the manifest says, beside the rest so that a host's start loads no more than this. Part of `timePeriodTexts`. */
export const timePeriodTitles = {
  title: 'Sipariş süreleri',
  addTitle: 'Süre ekle',
  editTitle: 'Süre düzenle',
  task: { title: 'Sipariş süreleri', text: 'Ekleyin, düzenleyin, aktif veya pasif yapın' },
} as const;
