import { faultsOf, timePeriodRules } from '@telve/api/rules';
import { describe, expect, it } from 'vitest';
import { timePeriodTexts } from '../texts';
import { toInput, toValues } from './mapping';
import { timePeriodMessage } from './messages';

const message = timePeriodMessage(timePeriodTexts.defaults);
const wordsOf = (minutes: number | null) =>
  faultsOf(timePeriodRules.create, toInput({ timePeriod: minutes, active: true })).map((fault) => message(fault, ''));

describe('minutes', () => {
  it.each([0, 1, 1440])('may be %s (CAT-24, D-91)', (minutes) => {
    expect(wordsOf(minutes)).toEqual([]);
  });

  it.each([
    [null, 'Başlık alanı zorunludur.', 'CAT-22'],
    [-1, '0 veya daha büyük bir tam sayı girin.', 'CAT-24'],
    [1.5, '0 veya daha büyük bir tam sayı girin.', 'D-91'],
    [Number.NaN, '0 veya daha büyük bir tam sayı girin.', 'CAT-23'],
    [1441, 'En fazla 1.440 dakika girilebilir.', 'D-91'],
  ])('that are %s: “%s” (%s)', (minutes, words, _id) => {
    expect(wordsOf(minutes)).toEqual([words]);
  });

  it('that are taken: “Bu süre zaten kayıtlı.” (D-91)', () => {
    expect(message({ field: 'timePeriod', code: 'time_period_already_exists' }, '')).toBe('Bu süre zaten kayıtlı.');
  });
});

it('leaves other fields to the usual words', () => {
  expect(message({ field: 'active', code: 'required' }, '')).toBeUndefined();
});

it('leads from the record to the values and from the values to the call (CAT-14, CAT-39)', () => {
  const values = toValues({ id: 7, timePeriod: 15, active: false, version: 3 });
  expect(values).toEqual({ timePeriod: 15, active: false });
  expect(toInput(values)).toEqual({ timePeriod: 15, active: false });
});
