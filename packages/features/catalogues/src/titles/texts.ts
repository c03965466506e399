/** What the manifest says, beside the rest so that a host's start loads no more than this. Part of `timePeriodTexts`. */
export const timePeriodTitles = {
  title: 'Sipariş süreleri',
  addTitle: 'Süre ekle',
  editTitle: 'Süre düzenle',
  task: { title: 'Sipariş süreleri', text: 'Ekleyin, düzenleyin, aktif veya pasif yapın' },
} as const;

/** The same of the milk types. */
export const milkTypeTitles = {
  title: 'Süt tipleri',
  addTitle: 'Süt tipi ekle',
  editTitle: 'Süt tipi düzenle',
  task: { title: 'Süt tipleri', text: 'Mağazaların sunduğu süt tipleri' },
} as const;

/** The same of the coffee sizes. */
export const coffeeSizeTitles = {
  title: 'Kahve boyları',
  addTitle: 'Kahve boyu ekle',
  editTitle: 'Kahve boyu düzenle',
  task: { title: 'Kahve boyları', text: 'Boylar ve üye uygulamasındaki görselleri' },
} as const;
