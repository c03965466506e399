import type { CellDamage, ImportColumn } from '@telve/api/imports';
import { fieldText } from '../../texts';
import { importTexts as texts } from './texts';
import type { RowFailure, RowFault } from './types';

type RowCode = keyof typeof texts.rows;

const isDamage = (code: string): code is CellDamage => Object.hasOwn(texts.damages, code);
const isOfRow = (code: string): code is RowCode => Object.hasOwn(texts.rows, code);

const ofRow = (code: RowCode, params: RowFault['params']): string => {
  if (code === 'import_duplicate') return texts.rows.import_duplicate(Number(params?.line));
  if (code === 'import_name_differs') return texts.rows.import_name_differs(String(params?.name));
  return texts.rows[code];
};

const ofCell = (code: string, params: RowFault['params'], column: ImportColumn | undefined): string => {
  if (isDamage(code)) return texts.damages[code];
  if (isOfRow(code)) return ofRow(code, params);
  if (column?.kind === 'flag') return texts.flag;
  if (column?.options && (code === 'one_of' || code === 'type')) {
    return texts.options(column.options.flatMap(({ labels }) => labels.slice(0, 1)));
  }
  return fieldText({ field: '', code: code as never, params });
};

/** The sentence of a fault; one of a cell names its column. */
const sentenceOf = ({ field, code, params }: RowFault, columns: readonly ImportColumn[]): string => {
  const column = columns.find((each) => each.field === field);
  if (column && code === 'required') return texts.required(column.header);
  const sentence = ofCell(code, params, column);
  return column ? texts.fault(column.header, sentence) : sentence;
};

/** A refused row with the sentence of its fault (COMP-59, D-62). */
export const failureOf = (
  { line, key }: { line: number; key: string },
  fault: RowFault,
  columns: readonly ImportColumn[],
): RowFailure => ({
  row: line,
  field: fault.field,
  code: fault.code,
  message: sentenceOf(fault, columns),
  key,
});

/** The head of a failure's column, empty where the fault is the whole row's. */
export const headerOf = (field: string | null, columns: readonly ImportColumn[]): string =>
  columns.find((each) => each.field === field)?.header ?? '';
