/** Titles of the pages, for menus and addresses; they load with the shell. */
export const merchantApplicationTitles = {
  wizard: 'Başvuru bilgileri',
  simple: 'Başvuru formu',
  tab: 'Yeni başvuru',
} as const;
