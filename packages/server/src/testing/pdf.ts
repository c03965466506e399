import { deflateSync } from 'node:zlib';

/** What a PDF made for a test has besides one page. */
export interface PdfParts {
  /** Entries of the catalogue, e.g. `/OpenAction [3 0 R /Fit]`. */
  catalog?: string;
  /** Further objects, from number 5 on: `<< … >>`, or a stream whole. */
  objects?: readonly (string | Buffer)[];
  /** Entries of the trailer, or of the cross-reference stream. */
  trailer?: string;
  version?: string;
  /** End of lines. */
  eol?: '\n' | '\r\n' | '\r';
}

const text = (value: string): Buffer => Buffer.from(value, 'latin1');

/** A stream object: its dictionary's entries, and its bytes as they are. */
export const pdfStream = (entries: string, bytes: Buffer): Buffer =>
  Buffer.concat([text(`<< ${entries} /Length ${bytes.length} >>\nstream\n`), bytes, text('\nendstream')]);

const page = (catalog: string): string[] => [
  `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>',
];

const content = pdfStream('', text('BT /F1 12 Tf (Merhaba) Tj ET'));

const number = (value: number, width: number): string => String(value).padStart(width, '0');

/** Writes numbered objects and answers where each begins. */
const write = (objects: ReadonlyMap<number, string | Buffer>, version: string, eol: string) => {
  const parts: Buffer[] = [text(`%PDF-${version}${eol}%\xe2\xe3\xcf\xd3${eol}`)];
  const places = new Map<number, number>();
  let length = (parts[0] as Buffer).length;
  for (const [id, body] of objects) {
    places.set(id, length);
    const part = Buffer.concat([
      text(`${id} 0 obj${eol}`),
      typeof body === 'string' ? text(body) : body,
      text(`${eol}endobj${eol}`),
    ]);
    parts.push(part);
    length += part.length;
  }
  return { parts, places, length };
};

/** A PDF of one page with a table at its end, as programs wrote them up to PDF 1.4. */
export const pdf = (made: PdfParts = {}): Buffer => {
  const { catalog = '', objects = [], trailer = '', version = '1.7', eol = '\n' } = made;
  const all = new Map([...page(catalog), content, ...objects].map((body, index) => [index + 1, body]));
  const { parts, places, length } = write(all, version, eol);
  const space = eol.length === 2 ? '' : ' ';
  const rows = [...places.values()].map((place) => `${number(place, 10)} 00000 n${space}${eol}`);
  const size = all.size + 1;
  return Buffer.concat([
    ...parts,
    text(`xref${eol}0 ${size}${eol}0000000000 65535 f${space}${eol}${rows.join('')}`),
    text(`trailer${eol}<< /Size ${size} /Root 1 0 R ${trailer} >>${eol}startxref${eol}${length}${eol}%%EOF${eol}`),
  ]);
};

/** The body of an object stream with these objects, numbered from `first` on, not packed yet. */
export const objectStreamBody = (objects: readonly string[], first: number) => {
  let place = 0;
  const heads = objects.map((object, index) => {
    const head = `${first + index} ${place}`;
    place += object.length + 1;
    return head;
  });
  const head = `${heads.join(' ')} `;
  return { bytes: text(head + objects.join(' ')), entries: `/N ${objects.length} /First ${head.length}` };
};

/** How an object stream is packed; ordinarily with Flate. */
export interface Packing {
  entries: string;
  pack(bytes: Buffer): Buffer;
}

const flate: Packing = { entries: '/Filter /FlateDecode', pack: (bytes) => deflateSync(bytes) };

/** A PDF of one page as programs write them since PDF 1.5: its objects within an object stream. */
export const packedPdf = (made: Omit<PdfParts, 'eol'> & { packing?: Packing } = {}): Buffer => {
  const { catalog = '', objects = [], trailer = '', version = '1.7', packing = flate } = made;
  const inside = [...page(catalog), ...objects.map(String)];
  const { bytes, entries } = objectStreamBody([...inside.slice(0, 3), '<< >>', ...inside.slice(3)], 1);
  const outer = inside.length + 2;
  const stream = pdfStream(`/Type /ObjStm ${entries} ${packing.entries}`, packing.pack(bytes));
  const { parts, places, length } = write(
    new Map([
      [outer, content],
      [outer + 1, stream],
    ]),
    version,
    '\n',
  );
  const rows = [...places.values()].map((place) => `01${place.toString(16).padStart(8, '0')}0000`);
  const table = deflateSync(Buffer.from(rows.join(''), 'hex'));
  const dictionary = `/Type /XRef /Size ${outer + 3} /W [1 4 2] /Index [${outer} 2] /Root 1 0 R ${trailer}`;
  return Buffer.concat([
    ...parts,
    text(`${outer + 2} 0 obj\n`),
    pdfStream(`${dictionary} /Filter /FlateDecode`, table),
    text(`\nendobj\nstartxref\n${length}\n%%EOF\n`),
  ]);
};

/** A name with every character written as `#xx`. */
export const escapedName = (name: string): string =>
  [...name].map((sign) => `#${sign.charCodeAt(0).toString(16)}`).join('');
