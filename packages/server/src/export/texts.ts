/** Every word that exported workbooks have in common. */
export const exportedTexts = {
  facts: { sheet: 'Bilgi', name: 'Bilgi', value: 'Değer' },
  all: 'Tümü',
  exportedAt: 'Oluşturulma',
  timeZone: 'Saat dilimi',
  count: 'Satır sayısı',
  /** Name of a sheet that goes on where the one before was full. */
  further: (sheet: string, number: number) => `${sheet} (${number})`,
};
