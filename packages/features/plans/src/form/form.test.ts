import { faultsOf, subscriptionPlanRules } from '@telve/api/rules';
import { describe, expect, it } from 'vitest';
import { planTexts } from '../texts';
import { changeText } from './change';
import { digitsAfter } from './digits';
import { toInput, toValues } from './mapping';
import { priceMessage } from './messages';

const texts = planTexts.defaults;
const message = priceMessage(texts);

describe('what is typed', () => {
  it.each(['4299', '', '0', '00'])('as “%s” is taken', (typed) => {
    expect(digitsAfter('42', typed)).toBe(typed);
  });

  it.each(['42a', '42,5', '42.5', '1.299,50', '-42', '4e2', '42 ₺', '٤٢'])('as %s is not (PLAN-11)', (typed) => {
    expect(digitsAfter('42', typed)).toBe('42');
  });

  it('loses the spaces around and between its digits', () => {
    expect(digitsAfter('', ' 1\u00a0299 ')).toBe('1299');
  });
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

  it('has an end', () => {
    expect(said('1000001')).toEqual(['En fazla 1.000.000\u00a0₺ girilebilir.']);
  });

  it('leads from the plan to the form and from the form to the call (PLAN-14)', () => {
    expect(toValues({ amount: 429 })).toEqual({ amount: '429' });
    expect(toInput(7, { amount: '459' })).toEqual({ id: 7, amount: 459 });
  });
});

describe('the change in percent', () => {
  it.each([
    ['459', 'Tam lira. %7,0 artış.'],
    ['858', 'Tam lira. %100,0 artış.'],
    ['399', 'Tam lira. %7,0 azalış.'],
    ['429', 'Tam lira.'],
    ['', 'Tam lira.'],
  ])('of 429 to “%s” is “%s”', (typed, words) => {
    expect(changeText(429, typed, texts)).toBe(words);
  });

  it('of nothing is none', () => {
    expect(changeText(0, '459', texts)).toBe('Tam lira.');
  });
});
