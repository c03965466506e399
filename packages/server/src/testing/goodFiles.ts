import sharp, { type Sharp } from 'sharp';
import { picture, type SentFile } from './hostileFiles';
import { packedPdf, pdf, pdfStream } from './pdf';

/** A file that has to be kept, and how a picture is shown. */
export interface GoodFile extends SentFile {
  /** Width and height of the preview, in pixels; absent for a PDF. */
  shown?: [width: number, height: number];
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A picture 60 wide and 40 high, with what cameras write: the way it was held, and where. */
const photo = async (orientation: number): Promise<Sharp> =>
  (await picture(60, 40))
    .withExif({ IFD0: { Make: 'Telve' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation });

const jpegs: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  baseline: (image) => image.jpeg(),
  progressive: (image) => image.jpeg({ progressive: true }),
  grey: (image) => image.greyscale().jpeg(),
  cmyk: (image) => image.toColourspace('cmyk').jpeg(),
  fullColour: (image) => image.jpeg({ chromaSubsampling: '4:4:4', quality: 100 }),
  coloured: (image) => image.tint('#a52').jpeg({ optimiseScans: true }),
  poor: (image) => image.jpeg({ quality: 5 }),
  optimised: (image) => image.jpeg({ mozjpeg: true }),
};

const pngs: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  plain: (image) => image.png(),
  unpacked: (image) => image.png({ compressionLevel: 0, adaptiveFiltering: true }),
  interlaced: (image) => image.png({ progressive: true }),
  palette: (image) => image.png({ palette: true, colours: 16 }),
  oneBit: (image) => image.threshold().png({ palette: true, colours: 2 }),
  deep: (image) => image.toColourspace('rgb16').png(),
  clear: (image) => image.ensureAlpha(0.5).png(),
  greyClear: (image) => image.greyscale().ensureAlpha(0.5).png(),
  grey: (image) => image.greyscale().png(),
};

const upright = (orientation: number): [number, number] => (orientation > 4 ? [40, 60] : [60, 40]);

const photos = async (): Promise<GoodFile[]> => {
  const files: GoodFile[] = [];
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    for (const [kind, make] of Object.entries(jpegs)) {
      const bytes = await make(await photo(orientation)).toBuffer();
      const name = `${kind}-${orientation}.${orientation % 2 ? 'jpg' : 'JPEG'}`;
      files.push({ name, type: 'image/jpeg', bytes, shown: upright(orientation) });
    }
    for (const [kind, make] of Object.entries(pngs)) {
      const bytes = await make(await photo(orientation)).toBuffer();
      files.push({ name: `${kind}-${orientation}.png`, type: 'image/png', bytes, shown: upright(orientation) });
    }
  }
  return files;
};

/** Bytes like those of a scanned page; names of actions are among them by chance. */
const scan = async (length: number): Promise<Buffer> => {
  const page = await (await picture(1200, 1600)).jpeg({ quality: 95 }).toBuffer();
  const bytes = Buffer.alloc(length, page);
  for (const place of [100, length / 2, length - 100]) latin('\x01/JS /XFA(\x00').copy(bytes, place);
  return bytes;
};

const image = '/Type /XObject /Subtype /Image /Width 1200 /Height 1600 /Filter /DCTDecode';

const documents = async (): Promise<Buffer[]> => {
  const destination = '/OpenAction [3 0 R /XYZ null null 0] /Lang (tr-TR)';
  const tagged = '/MarkInfo << /Marked true >> /StructTreeRoot 5 0 R /Metadata 6 0 R';
  const metadata = pdfStream('/Type /Metadata /Subtype /XML', latin('<x:xmpmeta pdfaid:part="1"/>'));
  const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://telve.example/#JS) >> >>';
  const field = '<< /FT /Tx /T (Unvan) /V (A.\\376) /DA (/Helv 0 Tf) >>';
  const attributes = ['1.0', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '2.0'];
  return [
    ...attributes.flatMap((version) => [
      pdf({ version, catalog: destination }),
      pdf({ version, eol: '\r\n', catalog: tagged, objects: ['<< /Type /StructTreeRoot >>', metadata] }),
      pdf({ version, eol: '\r', objects: [link, '<< /Title (HTML/JavaScript (/Launch\\) dersi)) >>'] }),
      packedPdf({ version, catalog: destination, objects: [link, field] }),
      packedPdf({ version, catalog: `/AcroForm << /Fields [6 0 R] >> ${tagged}` }),
      Buffer.concat([pdf({ version }), latin('5 0 obj\n<< /A 1 >>\nendobj\nstartxref\n9\n%%EOF\r\n')]),
    ]),
    pdf({ objects: [pdfStream(image, await scan(9_980_000))] }),
    packedPdf({ objects: ['<< /Outlines << /First 7 0 R /N 1 >> >>'] }),
    pdf({ objects: [pdfStream('/N 3 /Alternate /DeviceRGB', latin('profile'))] }),
    pdf({ objects: ['<< /Hex <2F4A53202F4C61756E6368> /Text (\\(/JS\\)) >> % /JS'] }),
  ];
};

const bigPictures = async (): Promise<GoodFile[]> => {
  const large = await picture(5000, 5000);
  const heavy = await (await picture(2000, 1500)).png({ compressionLevel: 0 }).toBuffer();
  const bytes = Buffer.concat([await (await picture(3000, 2000)).jpeg().toBuffer()]);
  const filled = Buffer.concat([bytes, Buffer.alloc(9_990_000 - bytes.length)]);
  return [
    { name: 'büyük.jpg', type: 'image/jpeg', bytes: await large.jpeg({ quality: 40 }).toBuffer(), shown: [1600, 1600] },
    { name: 'ağır.png', type: 'image/png', bytes: heavy, shown: [1600, 1200] },
    { name: 'dolu.jpg', type: 'image/jpeg', bytes: filled, shown: [1600, 1067] },
    { name: 'ince.png', type: '', bytes: await (await picture(1, 2000)).png().toBuffer(), shown: [1, 1600] },
    { name: 'Vergi Levhası–Şişli.PNG', type: '', bytes: await (await picture()).png().toBuffer(), shown: [64, 48] },
    {
      name: 'foto.jpg',
      type: 'application/octet-stream',
      bytes: await sharp(await (await photo(6)).jpeg().toBuffer())
        .jpeg()
        .toBuffer(),
      shown: [60, 40],
    },
  ];
};

/** Files as offices, telephones and scanners make them: each has to be kept. */
export const goodFiles = async (): Promise<GoodFile[]> => [
  ...(await photos()),
  ...(await bigPictures()),
  ...(await documents()).map((bytes, index) => ({ name: `belge-${index}.pdf`, type: 'application/pdf', bytes })),
];
