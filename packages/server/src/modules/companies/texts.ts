/** Words of the exported workbook beside those of the columns, which the import has too. */
export const exportTexts = {
  fileName: 'is-yerleri',
  sheet: 'İş yerleri',
  filters: { search: 'Arama', isActive: 'Aktif' },
};
