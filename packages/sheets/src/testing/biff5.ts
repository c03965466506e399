import { encodeText } from './encodeText';

/** One record of an old xls. */
export const record = (id: number, ...bytes: readonly number[]): number[] => [
  id & 0xff,
  id >> 8,
  bytes.length & 0xff,
  bytes.length >> 8,
  ...bytes,
];

const begin = (kind: number) => record(0x809, 0, 5, kind, 0, 0, 0, 0, 0);
const end = record(0x0a);
const short = (value: number) => [value & 0xff, value >> 8];

const label = (text: string, column: number) =>
  record(0x204, ...short(0), ...short(column), ...short(0), ...short(text.length), ...encodeText(text, 'windows-1254'));

/** A sheet as Excel 5 wrote it on a Turkish Windows: one row of texts. Records in `globals` come first. */
export function biff5Of(texts: readonly string[], globals: readonly number[] = [], kind = 0): Uint8Array {
  const book = (offset: number) => [
    ...begin(5),
    ...globals,
    ...record(0x85, ...short(offset), 0, 0, 0, kind, 1, 0x53),
    ...end,
  ];
  return Uint8Array.from([...book(book(0).length), ...begin(0x10), ...texts.flatMap(label), ...end]);
}
