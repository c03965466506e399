/** Words of the workbook of a campaign's codes. */
export const exportTexts = {
  sheet: 'Kodlar',
  campaign: 'Kampanya',
  made: 'Oluşturulan kod',
  wanted: 'Toplam kod',
  columns: { code: 'Kod', used: 'Kullanım' },
  unused: 'Kullanılmadı',
};
