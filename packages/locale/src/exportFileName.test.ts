import { describe, expect, it } from 'vitest';
import { contentDisposition } from './contentDisposition';
import { exportFileName } from './exportFileName';

const now = '2026-11-27T10:00:00Z';

describe('exportFileName', () => {
  it('carries the name and the day (D-88, GEN-19)', () => {
    expect(exportFileName('Mağazalar', now)).toBe('Mağazalar_27-11-2026.xlsx');
    expect(exportFileName('Kodlar', now, 'csv')).toBe('Kodlar_27-11-2026.csv');
  });

  it.each([
    ['Yaz/Kış: %50 "indirim"?', 'Yaz-Kış- %50 -indirim-_27-11-2026.xlsx'],
    ['../../etc', '-..-etc_27-11-2026.xlsx'],
    ['a\u202Eb\r\nc\u0000', 'ab c_27-11-2026.xlsx'],
    ['...', '27-11-2026.xlsx'],
    ['', '27-11-2026.xlsx'],
  ])('replaces what a file system cannot carry in %j (CAMP-110)', (name, file) => {
    expect(exportFileName(name, now)).toBe(file);
  });

  it('stays short enough for every file system', () => {
    const file = exportFileName('ş'.repeat(300), now);
    expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255);
    expect(file).toMatch(/^ş{100}_27-11-2026\.xlsx$/);
  });
});

describe('contentDisposition', () => {
  it('names the file in UTF-8 and in plain letters', () => {
    expect(contentDisposition('Iğdır Şubesi (2).xlsx')).toBe(
      `attachment; filename="Igdir Subesi (2).xlsx"; filename*=UTF-8''I%C4%9Fd%C4%B1r%20%C5%9Eubesi%20%282%29.xlsx`,
    );
    expect(contentDisposition('a.pdf', 'inline')).toBe(`inline; filename="a.pdf"; filename*=UTF-8''a.pdf`);
  });

  it('lets no name end the header', () => {
    expect(contentDisposition('a"; x="\r\nSet-Cookie: b\\\u202Efdp.exe\uD800')).toBe(
      `attachment; filename="a-; x=- Set-Cookie: b-fdp.exe"; filename*=UTF-8''a%22%3B%20x%3D%22%20Set-Cookie%3A%20b%5Cfdp.exe`,
    );
  });
});
