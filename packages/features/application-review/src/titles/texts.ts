/** Titles of the pages, for menus and addresses; they load with the shell. */
export const applicationReviewTitles = {
  list: 'Başvurular',
  detail: 'Başvuru',
  group: 'Başvuru yönetimi',
  task: { title: 'Başvurular', text: 'Ön onay verin, belgeleri inceleyin, sonuçlandırın' },
} as const;
