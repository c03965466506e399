import { describe, expect, it } from 'vitest';
import { helpContentTexts } from '../texts';
import { keepPriority, readPriority } from './priority';

const read = (text: string) => readPriority(text, helpContentTexts.defaults);

describe('a typed priority', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    [' 12 ', 12],
    ['1.200', 1200],
    ['1000000', 1_000_000],
  ])('%s is a number (HELP-06)', (text, value) => {
    expect(read(text)).toEqual({ value });
  });

  it.each(['-', '1,5', '1.2', '12-'])('“%s” is none (HELP-23)', (text) => {
    expect(read(text)).toEqual({ fault: '0 veya daha büyük bir tam sayı girin.' });
  });

  it('is needed: “Öncelik alanı zorunludur.” (HELP-23, D-23)', () => {
    expect([read(''), read(' ')]).toEqual(Array(2).fill({ fault: 'Öncelik alanı zorunludur.' }));
  });

  it('below 0 has words of its own (HELP-23)', () => {
    expect(read('-1')).toEqual({ fault: "Öncelik 0'dan küçük olmamalıdır." });
  });

  it('has an end', () => {
    expect(read('1000001')).toEqual({ fault: 'En fazla 1.000.000 girilebilir.' });
  });

  it('takes no letters (HELP-06)', () => {
    expect([keepPriority('1a2'), keepPriority('\u22121'), keepPriority('1 2')]).toEqual(['12', '-1', '12']);
  });
});
