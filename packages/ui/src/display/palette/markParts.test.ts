import { expect, it } from 'vitest';
import { markParts } from './markParts';

const marked = (text: string, query: string) =>
  markParts(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Kırık Fincan', 'kir', '[Kır]ık Fincan'],
  ['Kırık Fincan', 'KIR', '[Kır]ık Fincan'],
  ['Şule Çağlar', 'caglar', 'Şule [Çağlar]'],
  ['Kırık Fincan Moda', 'kır moda', '[Kır]ık Fincan [Moda]'],
  ['Straße 5', 'strasse', '[Straße] 5'],
  ['Moda', 'x', 'Moda'],
  ['Moda', '  ', 'Moda'],
])('marks in “%s” what “%s” asks for', (text, query, shown) => {
  expect(marked(text, query)).toBe(shown);
});

it('loses no letter', () => {
  expect(
    markParts('İğne & Âşık 12', 'as')
      .map(({ text }) => text)
      .join(''),
  ).toBe('İğne & Âşık 12');
});
