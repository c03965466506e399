import { expect, it } from 'vitest';
import { recentPlaces, rememberPlace } from './recent';

const memory = () => {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
    persistent: true,
    subscribe: () => () => {},
  };
};
const place = (name: string) => ({ label: name, href: `/dashboard/${name}` });

it('keeps the newest first, each once, and no more than the palette shows beside the open one', () => {
  const storage = memory();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) rememberPlace('7', place(name), storage);
  expect(recentPlaces('7', storage).map(({ label }) => label)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

it('shows nobody the places of another user', () => {
  const storage = memory();
  rememberPlace('7', place('a'), storage);
  expect(recentPlaces('8', storage)).toEqual([]);
  rememberPlace('8', place('b'), storage);
  expect(recentPlaces('7', storage)).toEqual([]);
});

it.each(['', 'broken', '{"user":"7"}', '{"user":"7","places":[{"label":"x","href":"//evil.example"}]}'])(
  'takes no place from “%s”',
  (text) => {
    const storage = memory();
    storage.set('telve.recent', text);
    expect(recentPlaces('7', storage)).toEqual([]);
  },
);
