import excel from 'exceljs';

/** An exported workbook, opened. */
export interface OpenedWorkbook {
  book: excel.Workbook;
  /** The cells of a sheet, row by row, the headings first; empty where there is no such sheet. */
  cells(sheet: string): unknown[][];
}

const textOf = (value: excel.CellValue): unknown =>
  typeof value === 'object' && value !== null && 'richText' in value
    ? value.richText.map(({ text }) => text).join('')
    : value;

/** Opens an exported workbook with a library that did not write it. Rejects when the bytes are no workbook. */
export const openWorkbook = async (bytes: ArrayBuffer | Buffer): Promise<OpenedWorkbook> => {
  const book = new excel.Workbook();
  await book.xlsx.load(bytes as ArrayBuffer);
  return {
    book,
    cells: (sheet) => {
      const found: unknown[][] = [];
      book.getWorksheet(sheet)?.eachRow((row) => found.push((row.values as excel.CellValue[]).slice(1).map(textOf)));
      return found;
    },
  };
};
