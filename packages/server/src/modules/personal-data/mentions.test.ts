import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../db/types/handle';
import { openTestDatabase } from '../../testing/database';
import { mentionPatterns, phoneDigits } from './mentions';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());

const patterns = mentionPatterns({
  emails: ['isil.cagri+a@ornek.example'],
  phones: ['+905324567890'],
  names: ['Işıl Su Çağrı', 'Tek'],
  ibans: ['TR620001001234567890123456'],
});

const without = async (text: string): Promise<string> => {
  const { rows } = await sql<{ text: string }>`
    select regexp_replace(${text}::text, ${patterns?.exact}, '•', 'g') as text`.execute(handle.db);
  return rows[0]?.text ?? '';
};

describe('a mention', () => {
  it.each([
    ['Işıl Su Çağrı geldi', '• geldi'],
    ['IŞIL SU ÇAĞRI', '•'],
    ['isil su cagri', '•'],
    ['İşil  Su\nÇağrı!', '•!'],
    ['{"a":"Işıl Su\\nÇağrı"}', '{"a":"•"}'],
    ['<isil.cagri+a@ornek.example>', '<•>'],
    ['ISIL.CAGRI+A@ORNEK.EXAMPLE.', '•.'],
    ['0532 456 78 90', '•'],
    ['+90 (532) 456-78-90', '•'],
    ['905324567890 / 5324567890', '• / •'],
    ['TR62 0001 0012 3456 7890 1234 56', '•'],
    ['tr620001001234567890123456', '•'],
  ])('is found in %j', async (text, left) => {
    expect(await without(text)).toBe(left);
    const { rows } = await sql<{ found: boolean }>`select ${text}::text ~ ${patterns?.rough} as found`.execute(
      handle.db,
    );
    expect(rows, 'at a first look').toEqual([{ found: true }]);
  });

  it.each([
    'Işıl Su Çağrıoğlu',
    'Işıl Çağrı',
    'Tek',
    'x.isil.cagri+a@ornek.example',
    'isil.cagri+a@ornek.example.tr',
    'isilXcagri+a@ornek.example',
    '15324567890',
    '53245678901',
    'TR6200010012345678901234567',
  ])('of somebody else is left alone: %j', async (text) => {
    expect(await without(text)).toBe(text);
  });

  it('is looked for where there is something to look for', () => {
    expect(mentionPatterns({ emails: [''], phones: ['12'], names: ['Tek'], ibans: [''] })).toBeNull();
  });
});

it('a phone number is its ten digits, however it is written', () => {
  const spellings = ['5324567890', '05324567890', '+905324567890', '00905324567890', '0 (532) 456 78 90'];
  expect(new Set(spellings.map(phoneDigits))).toEqual(new Set(['5324567890']));
  expect(['', '112', '+4915112345678'].map(phoneDigits)).toEqual(['', '', '']);
});
