/** What the manifest says, beside the rest so that a host's start loads no more than this. Part of the full texts. */
export const bannerTitles = {
  title: 'Afişler',
  addTitle: 'Afiş ekle',
  editTitle: 'Afiş düzenle',
  task: { title: 'Afişler', text: 'Uygulamaların açılış sayfasındaki görseller' },
} as const;
