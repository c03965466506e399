import { expect, it } from 'vitest';
import { zipOf } from './zip';

const bytes = (text: string) => new TextEncoder().encode(text);

it('is an archive whose names and contents are found again (STAFF-14)', async () => {
  const blob = zipOf([
    { name: 'Vergi levhası.pdf', bytes: bytes('123456789') },
    { name: 'İmza sirküleri.png', bytes: bytes('') },
  ]);
  expect(blob.type).toBe('application/zip');
  const view = new DataView(await blob.arrayBuffer());
  const end = view.byteLength - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  expect(view.getUint16(end + 10, true)).toBe(2);
  const found: unknown[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < 2; index += 1) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const name = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const size = view.getUint32(at + 24, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const start = local + 30 + view.getUint16(local + 26, true);
    found.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, name)),
      text: new TextDecoder().decode(new Uint8Array(view.buffer, start, size)),
      crc: view.getUint32(at + 16, true),
    });
    at += 46 + name;
  }
  expect(at).toBe(end);
  // The check value of the algorithm's definition.
  expect(found).toEqual([
    { name: 'Vergi levhası.pdf', text: '123456789', crc: 0xcbf43926 },
    { name: 'İmza sirküleri.png', text: '', crc: 0 },
  ]);
});
