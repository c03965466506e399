/** Words of the workbook of a campaign's codes. */
export const exportTexts = {
  sheet: 'Kodlar',
  campaign: 'Kampanya',
  columns: { code: 'Kod', used: 'Kullanım' },
  unused: 'Kullanılmadı',
};
