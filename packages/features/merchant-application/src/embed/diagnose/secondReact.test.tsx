import { createRequire } from 'node:module';
import { render } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { reactCopies } from './roots';

const require = createRequire(import.meta.url);

/** React DOM as a second bundle of the page would bring it. */
const secondReactDom = () => {
  const loaded = Object.keys(require.cache).filter((path) => /node_modules\/react-dom\//.test(path));
  const before = loaded.map((path) => [path, require.cache[path]] as const);
  for (const path of loaded) delete require.cache[path];
  const second = require('react-dom/client') as typeof import('react-dom/client');
  for (const path of Object.keys(require.cache)) if (/node_modules\/react-dom\//.test(path)) delete require.cache[path];
  for (const [path, module] of before) require.cache[path] = module;
  return second;
};

afterEach(() => document.body.replaceChildren());

it('counts the copies of React DOM that drew something on the page', () => {
  expect(reactCopies(document)).toBe(0);
  render(<p>bir</p>);
  render(<p>iki</p>);
  expect(reactCopies(document)).toBe(1);
  const root = secondReactDom().createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<p>üç</p>));
  expect(reactCopies(document)).toBe(2);
  act(() => root.unmount());
});
