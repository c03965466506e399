import { describe, expect, it } from 'vitest';
import { optionsOf } from './attributes';
import { missingOption } from './options';

const element = (html: string) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place.firstElementChild as HTMLElement;
};

describe('the attributes of the element', () => {
  it('say report, days and looks', () => {
    const html =
      '<telve-report api-base="https://panel.example" report="order-types" range="2026-11-01..2026-11-12" picker heading="Satış" level="3" theme="dark" lang="tr"></telve-report>';
    expect(optionsOf(element(html))).toEqual({
      apiBase: 'https://panel.example',
      report: 'orderTypes',
      range: { startDate: '2026-11-01', endDate: '2026-11-12' },
      picker: true,
      title: 'Satış',
      level: 3,
      theme: 'dark',
      lang: 'tr',
      nonce: undefined,
    });
  });

  it('that are no known word count as absent', () => {
    const options = optionsOf(
      element('<telve-report report="pie" range="ever" level="9" theme="pink"></telve-report>'),
    );
    expect(options).toMatchObject({ report: undefined, range: undefined, level: undefined, theme: undefined });
  });
});

it('says what is missing', () => {
  const getToken = () => Promise.reject(new Error('unused'));
  expect(missingOption({})).toMatch(/^apiBase is missing/);
  expect(missingOption({ apiBase: 'x' })).toMatch(/^getToken is missing/);
  expect(missingOption({ apiBase: 'x', getToken })).toBeNull();
});
