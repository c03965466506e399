import { faultsOf, subscriptionPlanRules } from '@telve/api/rules';
import { describe, expect, it } from 'vitest';
import { planTexts } from '../texts';
import { changeText } from './change';
import { toInput, toValues } from './mapping';
import { priceMessage } from './messages';
import { amountOf, isRefused, textAfter } from './priceInput';

const texts = planTexts.defaults;
const message = priceMessage(texts);

describe('what is typed', () => {
  it.each(['4299', '', '00', '449,90', '1.249,00', '42,', '1,249.5'])('as “%s” stays', (typed) => {
    expect(textAfter('42', typed)).toBe(typed);
  });

  it.each(['42a', '-42', '4e2', '42 USD', '٤٢'])('as %s is not taken (PLAN-11)', (typed) => {
    expect(textAfter('42', typed)).toBe('42');
  });

  it.each([' 1\u00a0299 ', '₺1299', '1299 ₺', '1299 TL'])('as “%s” loses spaces and the lira sign', (typed) => {
    expect(textAfter('', typed)).toBe('1299');
  });
});

describe('a typed text as an amount (PLAN-11, D-83)', () => {
  it.each([
    ['449', 449],
    ['449,', 449],
    ['449,00', 449],
    ['1.249', 1249],
    ['1.249,00', 1249],
    ['1.000.000', 1_000_000],
    ['', null],
  ])('“%s” is %s whole lira', (typed, amount) => {
    expect([amountOf(typed), isRefused(typed)]).toEqual([amount, false]);
  });

  it.each(['449,9', '449,90', '449,005', '1.2499', '12.49.0', '0.499', '1,249.00', ',', '.5'])(
    '“%s” is refused',
    (typed) => {
      expect([amountOf(typed), isRefused(typed)]).toEqual([Number.NaN, true]);
    },
  );

  it.each(['1.', '1.2', '449.90', '1.000.00'])(
    '“%s” is none yet, and is not complained of while it is typed',
    (typed) => {
      expect([amountOf(typed), isRefused(typed)]).toEqual([Number.NaN, false]);
    },
  );
});

describe('a price', () => {
  const said = (amount: string) =>
    faultsOf(subscriptionPlanRules.update, toInput(1, { amount })).map((fault) => message(fault, ''));

  it.each(['0', '459', '1000000'])('may be %s', (amount) => {
    expect(said(amount)).toEqual([]);
  });

  it('is needed: “Fiyat girilmesi zorunludur.” (PLAN-10)', () => {
    expect(said('')).toEqual(['Fiyat girilmesi zorunludur.']);
  });

  it('is in whole lira (PLAN-11, D-83)', () => {
    expect(said('449,90')).toEqual(['Fiyatı tam lira olarak yazın; kuruş girilemez. Örnek: 1.249']);
  });

  it('has an end', () => {
    expect(said('1000001')).toEqual(['En fazla 1.000.000\u00a0₺ girilebilir.']);
  });

  it('leads from the plan to the form and from the form to the call (PLAN-14)', () => {
    expect(toValues({ amount: 429 })).toEqual({ amount: '429' });
    expect(toInput(7, { amount: '459' })).toEqual({ id: 7, amount: 459 });
    expect(toInput(7, { amount: '1.249,00' })).toEqual({ id: 7, amount: 1249 });
  });
});

describe('the change in percent', () => {
  it.each([
    ['459', 'Tam lira. %7,0 artış.'],
    ['858', 'Tam lira. %100,0 artış.'],
    ['399', 'Tam lira. %7,0 azalış.'],
    ['429', 'Tam lira.'],
    ['429,00', 'Tam lira.'],
    ['449,90', 'Tam lira.'],
    ['', 'Tam lira.'],
  ])('of 429 to “%s” is “%s”', (typed, words) => {
    expect(changeText(429, typed, texts)).toBe(words);
  });

  it('of nothing is none', () => {
    expect(changeText(0, '459', texts)).toBe('Tam lira.');
  });
});
