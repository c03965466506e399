import { expect, it } from 'vitest';
import { matches } from './match';

it.each([
  ['Sipariş süreleri', 'siparis'],
  ['Sipariş süreleri', 'SÜRE'],
  ['Sipariş süreleri', 'sure sip'],
  ['Çıkış yap', 'cikis'],
  ['Çıkış yap', 'ÇIKIŞ'],
  ['Oturumlarım', ''],
])('finds “%s” by “%s”: ı/i and accents are equal', (label, query) => {
  expect(matches(label, query)).toBe(true);
});

it('finds nothing in the middle of a word, nor with a word too many', () => {
  expect(matches('Mağazalar', 'lar')).toBe(false);
  expect(matches('Mağazalar', 'mağaza x')).toBe(false);
});
