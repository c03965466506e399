import { sheetTexts } from '@telve/api/imports';

/** Words about rows that an import refuses, and of the file they are written to. */
export const importTexts = {
  required: (column: string) => `${column} alanı zorunludur.`,
  /** A column and what is wrong with its cell. */
  fault: (column: string, sentence: string) => `${column}: ${sentence}`,
  flag: `${sheetTexts.yes} veya ${sheetTexts.no} yazın.`,
  options: (labels: readonly string[]) => `Şunlardan birini yazın: ${labels.join(', ')}.`,
  damages: {
    scientific: 'Tablo programı bu sayıyı kısaltmış (5,32E+09 gibi). Sütunu metin yapıp değeri yeniden yazın.',
    lost_zeros: 'Baştaki sıfırlar kaybolmuş görünüyor. Sütunu metin yapıp değeri yeniden yazın.',
    narrow: 'Sütun dar olduğu için değer yerine # işaretleri kaydedilmiş. Sütunu genişletip yeniden kaydedin.',
    formula_error: 'Hücredeki formül hata veriyor. Değeri elle yazın.',
    lost_digits: 'Tablo programı uzun sayının son hanelerini kaybetmiş. Sütunu metin yapıp değeri yeniden yazın.',
  },
  rows: {
    import_duplicate: (line: number) => `Bu kayıt dosyada daha önce, ${line}. satırda geçiyor.`,
    import_ambiguous: 'Bu adda birden fazla iş yeri var. Vergi numarasını da yazın.',
    import_taken: 'Bu vergi numarası bu sırada başka bir iş yerine kaydedildi.',
    import_code_unknown: 'Bu kodla kayıtlı bir mağaza yok.',
    import_name_differs: (name: string) => `Bu kodun mağazası “${name}”. Kod ile ad uyuşmuyor.`,
    import_not_closed:
      '00:00–00:00 kapalı gün demektir. Mağaza 24 saat açıksa kapanışa 24:00, kapalıysa kapalı sütununa Evet yazın.',
  },
  result: {
    success: (created: number, updated: number, unchanged: number) =>
      `İçe aktarma tamamlandı: ${created} eklendi, ${updated} güncellendi, ${unchanged} satır zaten aynıydı.`,
    failure: (failed: number, taken: number) =>
      `${failed} satır içe aktarılamadı, ${taken} satır aktarıldı. Ayrıntılar hata dosyasında.`,
  },
  log: { line: 'Satır', column: 'Sütun', reason: 'Hata' },
  logFiles: { companies: 'is-yerleri-hatalari', hours: 'calisma-saatleri-hatalari' },
} as const;

/** Words of the exported working hours beside those of the columns, which the import has too. */
export const hoursExportTexts = {
  fileName: 'Çalışma saatleri',
  sheet: 'Çalışma saatleri',
  filters: {
    search: 'Arama',
    cityId: 'Şehir',
    districtId: 'İlçe',
    companyId: 'İş yeri',
    statusFilter: 'Aktif',
    hasPlusPackage: 'Basic + Plus',
  },
} as const;
