import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { UploadedFile } from '../http/uploaded-file';
import type { Random } from './random';

/** Letters that PDF's own encoding lacks, in the places where the font below has them. */
const turkish = ['Ğ', 'ğ', 'İ', 'ı', 'Ş', 'ş'];
const differences = '[128 /Gbreve /gbreve /Idotaccent /dotlessi /Scedilla /scedilla]';

const encoded = (text: string): string =>
  text
    .replace(/[ĞğİıŞş]/g, (letter) => String.fromCharCode(128 + turkish.indexOf(letter)))
    .replace(/[\\()]/g, (char) => `\\${char}`);

/** A page of A4 with a heading and lines of text. */
export const samplePdf = (heading: string, lines: readonly string[]): Buffer => {
  const show = (text: string, size: number, y: number) => `BT /F1 ${size} Tf 60 ${y} Td (${encoded(text)}) Tj ET`;
  const page = [
    '0.93 0.89 0.85 rg 0 760 595 82 re f 0.23 0.19 0.16 rg',
    show(heading, 22, 790),
    ...lines.map((line, n) => show(line, 12, 710 - 26 * n)),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences ${differences} >> >>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const place = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const rows = places.map((place) => `${place} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}${end}`, 'latin1');
};

const width = 620;
const height = 877;

type Box = readonly [x: number, y: number, width: number, height: number];

/** What a photographed page looks like from afar: a heading, lines, a stamp. */
const boxes = (random: Random): Box[] => [
  [60, 60, random.int(220, 320), 26],
  ...Array.from({ length: 18 }, (_, n): Box => [60, 130 + n * 32, random.int(260, 500), 9]),
  [random.int(380, 420), 740, 120, 64],
];

/** A photographed page as a JPEG. */
export const samplePhoto = (random: Random): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * 3, 0xf6);
  for (const [left, top, wide, high] of boxes(random)) {
    for (let y = top; y < top + high; y += 1) {
      pixels.fill(random.int(0x48, 0x58), (y * width + left) * 3, (y * width + left + wide) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
};

/** Puts a file where an upload would lie. */
export const asUpload = async (folder: string, name: string, type: string, bytes: Buffer): Promise<UploadedFile> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = join(folder, sha256);
  await writeFile(path, bytes);
  return new UploadedFile(name, type, bytes.length, sha256, path);
};
