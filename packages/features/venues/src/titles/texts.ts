/** What the manifest says, beside the rest so that a host's start loads no more than this. Part of `venueTexts`. */
export const venueTitles = {
  title: 'Mağazalar',
  addTitle: 'Mağaza ekle',
  editTitle: 'Mağaza düzenle',
  tasks: {
    staffTitle: 'Mağazalar',
    staffText: 'Arayın, filtreleyin, aktif veya pasif yapın',
    venueTitle: 'Mağaza listeleme',
    venueText: 'Durum ve plan bilgileri',
  },
} as const;
