import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Shortcut, shortcutOf } from './shortcuts';

/** What a key is taken for, pressed on one of the elements of a review. */
const pressed = (key: string, on: string, held: { ctrlKey?: boolean } = {}): Shortcut | undefined => {
  let found: Shortcut | undefined;
  const { unmount } = render(
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears what its children hear.
    <div
      onKeyDown={(event) => {
        found = shortcutOf(event);
      }}
    >
      <button type="button" data-testid="button" />
      <input type="radio" data-testid="radio" />
      <textarea data-testid="note" />
      <div data-stage="" data-testid="stage" />
    </div>,
  );
  fireEvent.keyDown(screen.getByTestId(on), { key, ...held });
  unmount();
  return found;
};

it.each([
  ['u', 'Fine'],
  ['U', 'Fine'],
  ['y', 'Again'],
  ['Y', 'Again'],
  ['Escape', 'close'],
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
] as const)('takes %s for %s (STAFF-14)', (key, shortcut) => {
  expect(pressed(key, 'button')).toBe(shortcut);
});

it('leaves letters to the note, and Escape too (STAFF-14)', () => {
  expect(['u', 'y', 'Escape', 'ArrowDown'].map((key) => pressed(key, 'note'))).toEqual(Array(4).fill(undefined));
});

it('leaves arrows where they choose or scroll, but not the letters (STAFF-14)', () => {
  for (const on of ['radio', 'stage']) {
    expect([pressed('ArrowDown', on), pressed('u', on)]).toEqual([undefined, 'Fine']);
  }
});

it('leaves the shortcuts of the browser alone (STAFF-14)', () => {
  expect(pressed('u', 'button', { ctrlKey: true })).toBeUndefined();
});
