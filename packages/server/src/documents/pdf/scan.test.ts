import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { escapedName, objectStreamBody, packedPdf, pdf, pdfStream } from '../../testing/pdf';
import { activeNames } from './names';
import { scanPdf } from './scan';

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const latin = (value: string) => Buffer.from(value, 'latin1');

describe('a PDF', () => {
  it.each([
    ['with a table', pdf()],
    ['of an older program, with carriage returns', pdf({ version: '1.3', eol: '\r' })],
    ['with carriage returns and line feeds', pdf({ version: '1.4', eol: '\r\n' })],
    ['of PDF 2.0 with object streams', packedPdf({ version: '2.0' })],
    ['that opens at a page, as office programs write it', pdf({ catalog: '/OpenAction [3 0 R /XYZ null null 0]' })],
    ['that opens at a page, in an object stream', packedPdf({ catalog: '/OpenAction [3 0 R /Fit]' })],
    ['whose title speaks of scripts', pdf({ objects: ['<< /Title (HTML/JavaScript \\(/JS\\) notlar\\375) >>'] })],
    ['with a comment about scripts', pdf({ objects: ['<< /A 1 % /JS (x)\n >>'] })],
    ['with links and a plain form', pdf({ objects: ['<< /S /URI /URI (https://telve.example) >>', '<< /FT /Tx >>'] })],
    [
      'whose picture happens to hold the bytes of a name',
      pdf({ objects: [pdfStream('', latin('\x01/JS /Launch\x00'))] }),
    ],
    [
      'that was saved again over itself',
      Buffer.concat([pdf(), latin('7 0 obj\n<< /A 1 >>\nendobj\nstartxref\n9\n%%EOF')]),
    ],
    ['with the line end of another system after its end', Buffer.concat([pdf(), latin('\r\n\r\n')])],
  ])('%s is taken (WIZ-54)', async (_what, bytes) => {
    expect(await scanPdf(bytes)).toBeUndefined();
  });

  it.each([...activeNames])('with /%s is refused, however the name is written or packed (WIZ-54)', async (name) => {
    const object = (spelling: string) => `<< /A << /${spelling} 9 0 R >> >>`;
    const odd = `${name.slice(0, 1)}#${name.charCodeAt(1).toString(16).toUpperCase()}${name.slice(2)}`;
    for (const spelling of [name, escapedName(name), odd]) {
      expect(await scanPdf(pdf({ objects: [object(spelling)] }))).toBe('file_active');
      expect(await scanPdf(packedPdf({ objects: [object(spelling)] }))).toBe('file_active');
    }
  });

  it.each([
    ['in the catalogue', pdf({ catalog: `/OpenAction ${script}` })],
    [
      'in a later version of the file',
      Buffer.concat([pdf(), latin(`1 0 obj\n${script}\nendobj\nstartxref\n9\n%%EOF`)]),
    ],
    ['in the bytes of a stream', pdf({ objects: [pdfStream('', latin(`x\n9 0 obj\n${script}\nendobj\n`))] })],
    ['in a text', pdf({ objects: [`(\n9 0 obj\n${script}\nendobj\n)`] })],
    ['in a comment', pdf({ objects: [`% 9 0 obj ${script} endobj\n1`] })],
    ['behind a comment within its own number', pdf({ objects: [pdfStream('', latin(`9 0 % x\nobj\n${script}`))] })],
    ['behind a keyword in a dictionary', pdf({ objects: ['<< /A endobj stream /S /JavaScript /JS (x) >>'] })],
    ['in a trailer', pdf({ trailer: `/X ${script}` })],
  ])('with a script %s is refused (WIZ-54)', async (_where, bytes) => {
    expect(await scanPdf(bytes)).toBe('file_active');
  });

  it.each([
    ['without saying that it is one', '/Filter /FlateDecode', 'file_active'],
    ['with its filter shortened', '/F#69lter /Fl', 'file_active'],
    ['packed in a way that hides it', '/Filter [/ASCIIHexDecode /FlateDecode]', 'file_active'],
    ['packed as an object elsewhere says', '/Filter 9 0 R', 'file_active'],
    ['mixed by a predictor', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>', 'file_active'],
  ])('with an object stream %s is refused (WIZ-54)', async (_how, filter, fault) => {
    const { bytes, entries } = objectStreamBody([script], 9);
    expect(await scanPdf(pdf({ objects: [pdfStream(`${entries} ${filter}`, deflateSync(bytes))] }))).toBe(fault);
  });

  it('is refused for the script beyond the length that its object stream claims (WIZ-54)', async () => {
    const { bytes, entries } = objectStreamBody(['<< >>', script], 9);
    const whole = pdf({ objects: [pdfStream(`/Type /ObjStm ${entries} /Filter /FlateDecode`, deflateSync(bytes))] });
    const lying = latin(whole.toString('latin1').replace(/(ObjStm.*\/Length )\d+/, '$13'));
    expect(await scanPdf(lying)).toBe('file_active');
  });

  it('with an object stream that is not packed is read to the end that any reader sees (WIZ-54)', async () => {
    const none = { entries: '', pack: (bytes: Buffer) => bytes };
    const scanned = pdfStream('', Buffer.alloc(100_000, '\x01/JS \x02'));
    const behind = `(x) endstream ${script}`;
    expect(await scanPdf(packedPdf({ packing: none, objects: [script] }))).toBe('file_active');
    expect(await scanPdf(packedPdf({ packing: none, objects: [behind] }))).toBe('file_active');
    const harmless = packedPdf({ packing: none });
    expect(
      await scanPdf(Buffer.concat([harmless, latin('9 0 obj\n'), scanned, harmless.subarray(-60)])),
    ).toBeUndefined();
  });

  it.each([
    ['in the trailer', pdf({ trailer: '/Encrypt 5 0 R', objects: ['<< /Filter /Standard >>'] })],
    ['in a cross-reference stream', packedPdf({ trailer: '/Encrypt 5 0 R' })],
    ['spelled with escapes', pdf({ trailer: '/Encr#79pt 5 0 R' })],
  ])('that is locked, as it says %s, is refused as such (WIZ-54)', async (_where, bytes) => {
    expect(await scanPdf(bytes)).toBe('file_locked');
  });

  it.each([
    ['something before it', Buffer.concat([latin('\n'), pdf()])],
    ['a header alone', latin('%PDF-1.7\n%%EOF')],
    ['a page of HTML within', latin('%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF')],
    ['its second half missing', pdf().subarray(0, 300)],
    ['no catalogue', latin(pdf().toString('latin1').replace('/Catalog', '/Catalox'))],
    ['something else after it', Buffer.concat([pdf(), Buffer.alloc(3000, 'PK')])],
    ['a damaged object stream', packedPdf({ packing: { entries: '/Filter /Fl', pack: () => latin('no zlib') } })],
  ])('with %s is no PDF (WIZ-54)', async (_what, bytes) => {
    expect(await scanPdf(bytes)).toBe('file_content');
  });

  it('that unpacks to hundreds of megabytes, or makes a reader start anew a million times, is given up soon', async () => {
    const zeros = deflateSync(Buffer.alloc(120_000_000));
    const bomb = packedPdf({ packing: { entries: '/Filter /FlateDecode', pack: () => zeros } });
    const nested = pdf({ objects: [`${'(1 0 obj '.repeat(800_000)}`] });
    const started = performance.now();
    expect(await scanPdf(bomb)).toBe('file_content');
    expect(await scanPdf(nested)).toBe('file_content');
    expect(performance.now() - started).toBeLessThan(4000);
  });
});
