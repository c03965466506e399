/** What the manifest says, beside the rest so that a host's start loads no more than this. Part of `companyTexts`. */
export const companyTitles = {
  title: 'İş yerleri',
  addTitle: 'İş yeri ekle',
  editTitle: 'İş yeri düzenle',
  task: { title: 'İş yerleri', text: 'Ekleyin, düzenleyin, içe ve dışa aktarın' },
} as const;
