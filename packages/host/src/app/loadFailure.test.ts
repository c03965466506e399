import { expect, it } from 'vitest';
import { isLoadFailure } from './loadFailure';

it.each([
  'Failed to fetch dynamically imported module: https://panel.example/assets/x.js',
  'error loading dynamically imported module: https://panel.example/assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('knows “%s” as a part that could not be loaded', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

it('takes nothing else for one', () => {
  expect(isLoadFailure(new TypeError('x is not a function'))).toBe(false);
  expect(isLoadFailure('Failed')).toBe(false);
});
