/** How a cell is read. */
export type ImportColumnKind = 'text' | 'digits' | 'iban' | 'phone' | 'email' | 'time' | 'flag' | 'option';

/** A column of an import and of the export with the same layout. */
export interface ImportColumn {
  /** Field of the record, or a name of its own where several columns make one. */
  field: string;
  /** Turkish head of the column, as template and export write it. */
  header: string;
  /** Other heads it is known by; spelling differences need no alias. */
  aliases?: readonly string[];
  kind: ImportColumnKind;
  /** A file without it cannot be imported. */
  required?: boolean;
  /** Digits of a `digits` cell. */
  digits?: number;
  /** Values of an `option` cell with the words they are written by; the first is what an export writes. */
  options?: readonly { value: string; labels: readonly string[] }[];
  /** Width in characters of the workbook's column. */
  width: number;
}
