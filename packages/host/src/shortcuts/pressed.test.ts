// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shortcutOf } from './pressed';

/** What a key asks for when it is pressed on the first element of the page. */
const pressed = (init: KeyboardEventInit, { lettersOn = true, prevented = false } = {}) => {
  let found: ReturnType<typeof shortcutOf>;
  const listen = (event: KeyboardEvent) => {
    found = shortcutOf(event, lettersOn);
  };
  const stop = (event: Event) => event.preventDefault();
  const element = document.body.firstElementChild as Element;
  if (prevented) element.addEventListener('keydown', stop);
  window.addEventListener('keydown', listen);
  element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init }));
  window.removeEventListener('keydown', listen);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = '<button>Bir yer</button>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['/', 'search'],
  ['n', 'add'],
  ['N', 'add'],
  ['?', 'list'],
])('%s asks for %s, and for nothing when keys without Ctrl are switched off', (key, shortcut) => {
  expect(pressed({ key })).toBe(shortcut);
  expect(pressed({ key }, { lettersOn: false })).toBeUndefined();
});

it.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<div role="textbox" tabindex="0"></div>',
  '<input role="combobox">',
])('a letter in %s is typed', (html) => {
  document.body.innerHTML = html;
  expect(pressed({ key: 'n' })).toBeUndefined();
});

it.each(['<dialog open></dialog>', '<ul role="menu"></ul>'])('a letter while %s is open means nothing', (html) => {
  document.body.innerHTML += html;
  expect(pressed({ key: 'n' })).toBeUndefined();
});

it('a letter with Ctrl, ⌘ or Alt is for the browser, and one that is held down counts once', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'repeat'] as const) {
    expect(pressed({ key: 'n', [modifier]: true })).toBeUndefined();
  }
});

it('a key that somebody has taken already means nothing here', () => {
  expect(pressed({ key: 'n' }, { prevented: true })).toBeUndefined();
});
