/** Names that make a document do something, or carry something, besides being read. */
export const activeNames: ReadonlySet<string> = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'ImportData',
  'RichMedia',
  'XFA',
]);

/** Filters, in both spellings, that hide what a stream holds and that no program uses for a stream of objects. */
export const oddFilters: ReadonlySet<string> = new Set([
  'ASCIIHexDecode',
  'AHx',
  'ASCII85Decode',
  'A85',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
  'CCITTFaxDecode',
  'CCF',
  'JBIG2Decode',
  'DCTDecode',
  'DCT',
  'JPXDecode',
  'Crypt',
]);

/** Entries of a stream's dictionary that say how it is packed; the value stands there, or a number points elsewhere. */
export const packingNames: ReadonlySet<string> = new Set(['Filter', 'F', 'DecodeParms', 'DP', 'Predictor']);

const telling = [...packingNames, 'Length', 'Encrypt', 'ObjStm', 'First', 'N', 'FlateDecode', 'Fl', 'Catalog', 'Pages'];

const known: ReadonlySet<string> = new Set([...activeNames, ...oddFilters, ...telling]);

const lengths: ReadonlySet<number> = new Set([...known].map((name) => name.length));

/** The longest known name, each of its characters written as `#xx`. */
const longest = 3 * Math.max(...lengths);

const hash = 35;

const hexValue = (byte: number | undefined): number => Number.parseInt(String.fromCharCode(byte ?? 0), 16);

/** A name's characters, `#xx` read; a `#` without two digits stands for itself. */
const spelledOut = (bytes: Buffer, start: number, end: number): string => {
  let name = '';
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    const code = byte === hash && at + 2 < end ? hexValue(bytes[at + 1]) * 16 + hexValue(bytes[at + 2]) : Number.NaN;
    name += String.fromCharCode(Number.isNaN(code) ? byte : code);
    if (!Number.isNaN(code)) at += 2;
  }
  return name;
};

/** A name that matters here, its `#xx` read; undefined for every other one. */
export const knownName = (bytes: Buffer, start: number, end: number): string | undefined => {
  if (end - start > longest) return undefined;
  const plain = !bytes.subarray(start, end).includes(hash);
  if (plain && !lengths.has(end - start)) return undefined;
  const name = plain ? bytes.toString('latin1', start, end) : spelledOut(bytes, start, end);
  return known.has(name) ? name : undefined;
};
