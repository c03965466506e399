import { describe, expect, it } from 'vitest';
import { readSheet } from '../readSheet';
import { biff5Of, record } from '../testing/biff5';

const read = (bytes: Uint8Array) => readSheet(bytes, 'eski.xls');

describe('old xls files', () => {
  const texts = ['İdeal', 'Şişli', 'Iğdır çay'];

  it('reads text without a code page as Turkish Windows text', async () => {
    expect(await read(biff5Of(texts))).toMatchObject({ type: 'xls', rows: [texts] });
  });

  it('reads text in the code page that is named', async () => {
    expect((await read(biff5Of(texts, record(0x42, 0xe6, 0x04)))).rows).toEqual([texts]);
    expect((await read(biff5Of(['İ', 'ş'], record(0x42, 0xe4, 0x04)))).rows).toEqual([['Ý', 'þ']]);
  });

  it('refuses what needs a password', async () => {
    await expect(read(biff5Of(texts, record(0x2f, 1, 2, 3, 4)))).rejects.toMatchObject({ code: 'encrypted' });
  });

  it('refuses sheets of old macros', async () => {
    await expect(read(biff5Of(texts, [], 1))).rejects.toMatchObject({ code: 'macros' });
  });

  it('refuses records that lead out of the file', async () => {
    const bytes = biff5Of(texts);
    await expect(read(bytes.subarray(0, -6))).rejects.toMatchObject({ code: 'unreadable' });
    await expect(read(biff5Of(texts, [0x31, 0, 0xff, 0x7f]))).rejects.toMatchObject({ code: 'unreadable' });
  });
});
