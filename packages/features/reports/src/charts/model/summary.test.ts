import { describe, expect, it } from 'vitest';
import { chartTexts, textsWith } from '../texts';
import { orderSummary } from './summary';

const said = (remote: number, cashierFront: number, over: Partial<Parameters<typeof orderSummary>[0]> = {}) =>
  orderSummary({ remote, cashierFront, size: 'day', unfinishedDay: undefined, ...over }, chartTexts);

describe('the summary of the order types', () => {
  it('is the sentence of the design, with the day that is not over yet (REP-34)', () => {
    expect(said(1956, 2438, { unfinishedDay: '2026-11-27' })).toBe(
      '4.394 sipariş; yarıdan fazlası mağazada alındı. 27.11 henüz bitmedi.',
    );
  });

  it.each([
    [3, 1, '4 sipariş; yarıdan fazlası uzaktan verildi.'],
    [2, 2, '4 sipariş; yarısı uzaktan verildi, yarısı mağazada alındı.'],
    [5, 0, '5 sipariş; tamamı uzaktan verildi.'],
    [0, 5, '5 sipariş; tamamı mağazada alındı.'],
    [0, 0, 'Bu tarih aralığında sipariş yok.'],
  ])('of %d remote orders and %d at the till is “%s”', (remote, cashierFront, sentence) => {
    expect(said(remote, cashierFront)).toBe(sentence);
  });

  it('says when the columns are weeks', () => {
    expect(said(1, 2, { size: 'week' })).toBe('Haftalık toplamlarla 3 sipariş; yarıdan fazlası mağazada alındı.');
  });
});

describe('the texts of the charts', () => {
  it('are replaced key by key, at any depth', () => {
    const texts = textsWith({ empty: 'Yok.', orderTypes: { remote: 'Uygulamadan' } });
    expect(texts.empty).toBe('Yok.');
    expect(texts.orderTypes.remote).toBe('Uygulamadan');
    expect(texts.orderTypes.cashierFront).toBe('Hemen al');
    expect(texts.venues.best('6', 'A', '3')).toContain('En çok satan 6 mağaza');
    expect(textsWith(undefined)).toBe(chartTexts);
  });
});
