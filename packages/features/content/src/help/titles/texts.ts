/** What the manifest says, beside the rest so that a host's start loads no more than this. Part of the full texts. */
export const helpContentTitles = {
  title: 'Yardım içerikleri',
  addTitle: 'Soru ekle',
  editTitle: 'Soru düzenle',
  task: { title: 'Yardım içerikleri', text: 'Sık sorulan sorular ve cevapları' },
} as const;
