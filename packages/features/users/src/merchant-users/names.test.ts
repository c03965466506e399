import { expect, it } from 'vitest';
import { nameOf, similarTo } from './names';

it.each([
  ['hakan.yilmaz@kirikfincan.example', 'hakan yilmaz'],
  ['İlker_12@mercan.example', 'İlker'],
  ['12@mercan.example', '12@mercan.example'],
])('%s is called “%s” by its initials', (email, name) => {
  expect(nameOf(email)).toBe(name);
});

it.each([
  ['hakan.yilmaz@kirikfincan.example', 'yilmaz'],
  ['barista.gizem@posta.example', 'gizem'],
  ['info@mercan.example', undefined],
  ['a.b-12@mercan.example', undefined],
])('%s resembles addresses with %s', (email, search) => {
  expect(similarTo(email)).toBe(search);
});
