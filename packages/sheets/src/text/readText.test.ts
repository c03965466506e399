import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../readSheet';
import { encodeText, TURKISH } from '../testing/encodeText';
import type { SheetDelimiter, SheetEncoding } from '../types';

const read = (text: string | Uint8Array, options = {}) =>
  readSheet(typeof text === 'string' ? new TextEncoder().encode(text) : text, 'liste.csv', options);
const rowsOf = async (text: string | Uint8Array, options = {}) => (await read(text, options)).rows;
const encodings: SheetEncoding[] = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1254'];
const delimiters: SheetDelimiter[] = [';', ',', '\t'];

describe('encodings', () => {
  it('reads Turkish Windows text as such', async () => {
    const bytes = Uint8Array.of(0xc7, 0xfd, 0x6e, 0x61, 0x72, 0x3b, 0xde, 0x65, 0x6b, 0x65, 0x72);
    expect(await read(bytes)).toMatchObject({ encoding: 'windows-1254', rows: [['Çınar', 'Şeker']] });
  });

  it('leaves the mark out of the first cell', async () => {
    expect(await rowsOf(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41, 0x64, 0x3b, 0x54, 0x65, 0x6c))).toEqual([['Ad', 'Tel']]);
  });

  it.each(encodings)('recognises %s, with a mark and without', async (encoding) => {
    const text = `Ad;Letters\n${TURKISH};kahve`;
    for (const mark of encoding === 'windows-1254' ? [false] : [true, false]) {
      expect(await read(encodeText(text, encoding, mark))).toMatchObject({
        encoding,
        rows: [
          ['Ad', 'Letters'],
          [TURKISH, 'kahve'],
        ],
      });
    }
  });

  it('takes the chosen encoding instead of the recognised one', async () => {
    const bytes = encodeText('ğ;x', 'utf-8');
    expect(await rowsOf(bytes, { encoding: 'windows-1254' })).toEqual([['ÄŸ', 'x']]);
  });

  it.each([
    ['a letter was lost already', 'Ad;\uFFFDi\uFFFDli'],
    ['it holds control characters', 'Ad;\u0001'],
    ['it is no text', Uint8Array.of(0x41, 0x00, 0x81, 0x02, 0x99)],
    ['half a letter stands at the end', Uint8Array.of(0xff, 0xfe, 0x41, 0x00, 0x42)],
  ])('refuses it when %s', async (_, content) => {
    await expect(read(content)).rejects.toMatchObject({ name: 'SheetError', code: 'encoding' });
  });

  it('refuses a chosen encoding in which the bytes are no letters', async () => {
    await expect(read(encodeText('Şişli;x', 'windows-1254'), { encoding: 'utf-8' })).rejects.toMatchObject({
      code: 'encoding',
      params: { encoding: 'utf-8' },
    });
  });
});

describe('delimiters', () => {
  it('is not misled by decimal commas', async () => {
    const sheet = await read('nome;telefone\nAna;5,58199E+12\nRui;5,58199E+12\n');
    expect(sheet.delimiter).toBe(';');
    expect(sheet.rows).toEqual([
      ['nome', 'telefone'],
      ['Ana', '5,58199E+12'],
      ['Rui', '5,58199E+12'],
    ]);
  });

  it.each([
    ['commas with semicolons in the text', 'Ad,Not\nA,"x; y"\nB,z; t', ','],
    ['tabs', 'Ad\tTutar\nA\t1,5\nB\t2,5', '\t'],
    ['delimiters within quotes', '"a;b;c",d\n"e;f;g",h', ','],
    ['a title above', 'Rapor\n\nAd,Soyad\nA,B\nC,D', ','],
    ['one column with decimal commas below a plain header', 'Tutar\nonbir\n1,5', ','],
  ])('recognises %s', async (_, text, delimiter) => {
    expect((await read(text)).delimiter).toBe(delimiter);
  });

  it('reads one column as one column', async () => {
    expect(await read('Ad\nÇınar')).toMatchObject({ delimiter: null, rows: [['Ad'], ['Çınar']] });
  });

  it('takes the delimiter of a sep line, which is no row, and before it the chosen one', async () => {
    expect(await read('sep=,\r\na;b,c')).toMatchObject({ delimiter: ',', rows: [['a;b', 'c']] });
    expect(await rowsOf('sep=,\r\na;b,c', { delimiter: ';' })).toEqual([['a', 'b,c']]);
  });
});

describe('cells', () => {
  it('keeps every cell as the text that stands there: zeros, formulas, damaged numbers', async () => {
    const cells = ['0123456789', '05321234567', '5,32E+09', '=HYPERLINK("http://x","y")', '@SUM(1)', '-5', ' boşluk '];
    const line = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';');
    expect(await rowsOf(line)).toEqual([cells]);
  });

  it('reads line ends within quotes, doubled quotes and text after a quote', async () => {
    expect(await rowsOf('a;"b\r\nc";"d ""e"""\r"Kahve" evi;5" ekran;\n')).toEqual([
      ['a', 'b\r\nc', 'd "e"'],
      ['Kahve evi', '5" ekran', ''],
    ]);
  });

  it('keeps the numbers of rows, pads short rows and cuts what is empty at the end', async () => {
    expect(await rowsOf('\na;b;;;\n;;;;\nc\n;;\n\n')).toEqual([
      ['', ''],
      ['a', 'b'],
      ['', ''],
      ['c', ''],
    ]);
  });

  it('names the row whose quote is never closed', async () => {
    await expect(read('a;b\nc;"d\ne;f')).rejects.toMatchObject({ code: 'unreadable', params: { row: 2 } });
  });

  it('reads what csv-parse reads, whatever stands in quoted cells', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'aİı"\n\r;,\t0 ') }).map((text) => `x${text}`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...delimiters),
        fc.constantFrom('\n', '\r\n', '\r'),
        async (rows, delimiter, end) => {
          const quoted = rows
            .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter))
            .join(end);
          const text = `head${delimiter}er${end}${quoted}${end}end`;
          const theirs: string[][] = parse(text, { delimiter, record_delimiter: end, relax_column_count: true });
          const ours = await rowsOf(text, { delimiter });
          const width = ours[0]?.length ?? 0;
          expect(ours).toEqual(theirs.map((row) => Array.from({ length: width }, (__, index) => row[index] ?? '')));
        },
      ),
    );
  });

  it('gives Turkish text back in every encoding and with every delimiter', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...`${TURKISH}"\n;,\t'=+ 09`), minLength: 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          cell.filter((one) => one.trim() !== ''),
          { minLength: 2, maxLength: 6 },
        ),
        fc.constantFrom(...delimiters),
        fc.constantFrom(...encodings),
        async (row, delimiter, encoding) => {
          const line = row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter);
          const bytes = encodeText(`sep=${delimiter}\n${line}`, encoding, true);
          expect(await rowsOf(bytes, { encoding })).toEqual([row]);
        },
      ),
    );
  });
});
