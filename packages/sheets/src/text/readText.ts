import { SheetError } from '../errors';
import type { SheetLimits } from '../limits';
import { RowCollector } from '../rows';
import type { ReadOptions, Sheet, SheetDelimiter } from '../types';
import { decodeText } from './decode';
import { findDelimiter } from './delimiter';
import { readRecords } from './records';

/** The line by which Excel is told the delimiter. It is no row: Excel does not show it. */
const separatorLine = /^"?sep=([;,\t])"?[;,\t]*(?:\r\n|\r|\n|$)/i;

/** Reads a csv. Every cell is the text that stands there: zeros in front and decimal commas stay. */
export function readText(bytes: Uint8Array, limits: SheetLimits, options: ReadOptions): Sheet {
  const { text, encoding } = decodeText(bytes, options.encoding);
  const told = separatorLine.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const delimiter = options.delimiter ?? (told?.[1] as SheetDelimiter | undefined) ?? findDelimiter(body);
  const collector = new RowCollector(limits);
  let index = 0;
  for (const record of readRecords(body, delimiter ?? ';')) {
    collector.take(index, record);
    index += 1;
  }
  const rows = collector.block();
  if (rows.length === 0) throw new SheetError('empty');
  return { type: 'csv', encoding, delimiter, rows, sheetName: null };
}
