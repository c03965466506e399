import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { escapedName, objectStreamBody, packedPdf, pdf, pdfStream } from './pdf';

/** A file as somebody may send it. */
export interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const hex = (digits: string): Buffer => Buffer.concat([Buffer.from(digits, 'hex'), Buffer.alloc(64)]);

const typeOf: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

const files = (extension: string, contents: readonly Buffer[]): SentFile[] =>
  contents.map((bytes, index) => ({
    name: `belge-${index}.${extension}`,
    type: typeOf[extension] as string,
    bytes,
  }));

/** What is none of the three types. */
const strangers: readonly Buffer[] = [
  latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  latin('<!doctype html><script>alert(document.domain)</script>'),
  latin('GIF89a/*\x01\x00*/=1;alert(1)'),
  latin('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  latin('<?php system($_GET["c"]); ?>'),
  latin('#!/bin/sh\nrm -rf ~\n'),
  latin('%!PS-Adobe-3.0\n(%pipe%id) (r) file\n'),
  latin('{\\rtf1\\ansi{\\object\\objocx}}'),
  latin('MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00'),
  latin('\x7fELF\x02\x01\x01\x00'),
  latin('PK\x03\x04\x14\x00\x00\x00\x08\x00word/document.xml'),
  latin('Rar!\x1a\x07\x01\x00'),
  latin('7z\xbc\xaf\x27\x1c\x00\x04'),
  latin('RIFF\x24\x00\x00\x00WEBPVP8 '),
  latin('\x00\x00\x00\x20ftypheic\x00\x00\x00\x00mif1heic'),
  latin('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1'),
  hex('0000010001001010'),
  hex('d0cf11e0a1b11ae1'),
  hex('cafebabe00000034'),
  hex('465753050000'),
  latin('Merhaba, bu bir metin.'),
  Buffer.alloc(1000),
  latin('\n%PDF-1.7\n<svg onload="alert(1)"/>'),
];

const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .raw()
    .toBuffer();

/** A small picture with something in it. */
export const picture = async (width = 64, height = 48) =>
  sharp(await noise(width, height), { raw: { width, height, channels: 3 } });

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crc = (bytes: Buffer): number =>
  (bytes.reduce((sum, byte) => (crcTable[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

const chunk = (name: string, bytes: Buffer): Buffer => {
  const body = Buffer.concat([latin(name), bytes]);
  return Buffer.concat([words(bytes.length), body, words(crc(body))]);
};

/** A PNG put together by hand: its header, what stands before the pixels, and the packed pixels. */
const png = (width: number, height: number, depth: number, colour: number, before: Buffer[], pixels: Buffer): Buffer =>
  Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', Buffer.concat([words(width, height), Buffer.from([depth, colour, 0, 0, 0])])),
    ...before,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** 1-bit PNG of 50,000 × 50,000 pixels: 312 MB unpacked, 300 KB sent. */
export const hugePng = (): Buffer => png(50_000, 50_000, 1, 0, [], deflateSync(Buffer.alloc(50_000 * 6251)));

/** JPEG whose header claims 65,535 × 65,535 pixels. */
export const hugeJpeg = async (): Promise<Buffer> => {
  const bytes = await (await picture()).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt32BE(0xffffffff, frame + 5);
  return bytes;
};

/** PNG of 1,000 frames. */
export const animatedPng = (): Buffer => {
  const pixels = deflateSync(Buffer.alloc(256 * (256 * 3 + 1)));
  const frames = Array.from({ length: 999 }, (_, index) => {
    const control = Buffer.concat([words(2 * index + 1, 256, 256, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]);
    return Buffer.concat([chunk('fcTL', control), chunk('fdAT', Buffer.concat([words(2 * index + 2), pixels]))]);
  });
  const first = Buffer.concat([words(0, 256, 256, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]);
  const still = png(256, 256, 8, 2, [chunk('acTL', words(1000, 0)), chunk('fcTL', first)], pixels);
  return Buffer.concat([still.subarray(0, -12), ...frames, still.subarray(-12)]);
};

const brokenPictures = async (): Promise<SentFile[]> => {
  const jpeg = await (await picture(400, 300)).jpeg().toBuffer();
  const whole = await (await picture(400, 300)).png().toBuffer();
  const noFrame = Buffer.concat([jpeg.subarray(0, 20), Buffer.from([0xff, 0xd9])]);
  const nothing = deflateSync(Buffer.alloc(10));
  return [
    ...files('jpg', [jpeg.subarray(0, jpeg.length / 2), jpeg.subarray(0, 20), noFrame, await hugeJpeg()]),
    ...files('jpg', [Buffer.concat([jpeg.subarray(0, 3), latin('<script>alert(1)</script>'), Buffer.alloc(99, 'x')])]),
    ...files('png', [whole.subarray(0, whole.length / 2), whole.subarray(0, 40), hugePng(), animatedPng()]),
    ...files('png', [png(0, 10, 8, 2, [], nothing), png(10, 10, 7, 9, [], nothing), png(10, 10, 8, 2, [], latin('x'))]),
    ...files('png', [Buffer.concat([latin('\x89PNG\r\n\x1a\n'), latin('<svg onload="alert(1)"/>')])]),
    ...files('png', [png(6000, 4200, 1, 0, [], deflateSync(Buffer.alloc(4200 * 751)))]),
  ];
};

const good = async () => ({
  pdf: pdf(),
  png: await (await picture()).png().toBuffer(),
  jpg: await (await picture()).jpeg().toBuffer(),
});

/** Good content under a name or a type that it does not have. */
const disguises = async (): Promise<SentFile[]> => {
  const { pdf: document, png: image, jpg: photo } = await good();
  const endings = 'exe html svg js php jsp docx zip gif webp heic mpo bmp tiff xml pdf.exe jpg.html pdf. png%00 pdf~';
  const claims = ['text/html', 'image/svg+xml', 'image/png', 'application/x-msdownload', 'text/plain; charset=utf-8'];
  return [
    ...endings.split(' ').map((ending) => ({ name: `belge.${ending}`, type: '', bytes: document })),
    ...['pdf', 'belge', '.htaccess', 'belge.pdf/x', 'belge.pdf;x'].map((name) => ({ name, type: '', bytes: document })),
    ...claims.map((type) => ({ name: 'belge.pdf', type, bytes: document })),
    ...['application/pdf', 'image/png', 'image/gif'].map((type) => ({ name: 'foto.jpg', type, bytes: photo })),
    ...['application/pdf', 'image/jpeg'].map((type) => ({ name: 'foto.png', type, bytes: image })),
    ...files('jpg', [document, image]),
    ...files('jpeg', [document, image]),
    ...files('png', [document, photo]),
    ...files('pdf', [image, photo]),
  ];
};

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

const actions: readonly string[] = [
  script,
  '<< /S /Rendition /JS (app.alert\\(1\\)) >>',
  '<< /S /Launch /F (cmd.exe) >>',
  '<< /S /GoToE /T << /R /C /N (x) >> >>',
  '<< /S /ImportData /F (x.fdf) >>',
  '<< /Type /EmbeddedFile >>',
  '<< /Names << /EmbeddedFiles 9 0 R >> >>',
  '<< /AcroForm << /XFA [(x) 9 0 R] >> >>',
  '<< /Subtype /RichMedia >>',
];

const escaped = (object: string): string => object.replace(/(?<=\/)(\w{2,})/g, escapedName);

/** PDFs that act, in each of the ways in which that can be hidden. */
const activePdfs = (): Buffer[] =>
  actions.flatMap((action) => [
    pdf({ catalog: `/OpenAction ${action}` }),
    pdf({ objects: [escaped(action)] }),
    packedPdf({ objects: [action] }),
    packedPdf({ objects: [escaped(action)] }),
    pdf({ objects: [pdfStream('', latin(`9 0 obj ${action} endobj`))] }),
    Buffer.concat([pdf(), latin(`3 0 obj\n<< /Type /Page /AA << /O ${action} >> >>\nendobj\nstartxref\n9\n%%EOF\n`)]),
  ]);

const packedAway = (filter: string, pack: (bytes: Buffer) => Buffer): Buffer => {
  const { bytes, entries } = objectStreamBody([script], 9);
  return pdf({ objects: [pdfStream(`/Type /ObjStm ${entries} ${filter}`, pack(bytes))] });
};

const zeros = (length: number): Buffer => deflateSync(Buffer.alloc(length));

/** PDFs that are locked, broken, or packed so that nobody sees what is in them. */
const oddPdfs = (): Buffer[] => [
  pdf({ trailer: '/Encrypt 5 0 R', objects: ['<< /Filter /Standard /V 1 /R 2 >>'] }),
  packedPdf({ trailer: '/Encrypt 5 0 R' }),
  pdf({ trailer: '/#45ncrypt 5 0 R' }),
  pdf({ catalog: `/OpenAction ${script}`, trailer: '/Encrypt 5 0 R' }),
  Buffer.concat([latin('MZ'), pdf()]),
  Buffer.concat([latin('<html>'), pdf()]),
  Buffer.concat([pdf(), Buffer.alloc(5000, 'PK\x03\x04')]),
  latin('%PDF-1.7\n%%EOF'),
  latin('%PDF-\n%%EOF'),
  latin('%PDF-9.9\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n%%EOF'),
  latin('%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF'),
  pdf().subarray(0, 300),
  packedAway('/Filter /LZWDecode', (bytes) => bytes),
  packedAway('/Filter [/ASCIIHexDecode /FlateDecode]', (bytes) => latin(`${deflateSync(bytes).toString('hex')}>`)),
  packedAway('/Filter 9 0 R', deflateSync),
  packedAway('/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 9 >>', deflateSync),
  packedAway('/Filter /FlateDecode', deflateRawSync),
  packedAway('', (bytes) => bytes),
  packedPdf({ packing: { entries: '/Filter /FlateDecode', pack: () => zeros(100_000_000) } }),
  pdf({ objects: ['(1 0 obj '.repeat(200_000)] }),
];

/** 200 files that must not be kept as a document, made from descriptions that anybody can read. */
export const hostileFiles = async (): Promise<SentFile[]> => [
  ...['jpg', 'png', 'pdf'].flatMap((extension) => files(extension, strangers)),
  ...(await disguises()),
  ...(await brokenPictures()),
  ...files('pdf', [...activePdfs(), ...oddPdfs()]),
];
