/** What a key asks for. */
export type Shortcut = 'search' | 'add' | 'list';

const letters: Readonly<Record<string, Shortcut>> = { '/': 'search', n: 'add', '?': 'list' };

const takesText = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('input, textarea, select, [role="textbox"], [role="combobox"]'));

/**
 * The shortcut of a key press, if it is one. Keys count neither in a field nor over a dialog or an open menu, where they
 * are typed or choose an item. Saving and sending are keys of the forms themselves.
 * @param lettersOn whether keys without Ctrl or ⌘ count
 */
export const shortcutOf = (event: KeyboardEvent, lettersOn: boolean): Shortcut | undefined => {
  if (event.defaultPrevented || event.repeat || event.isComposing) return undefined;
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const target = event.composedPath()[0] ?? event.target;
  if (!lettersOn || takesText(target as Element | null)) return undefined;
  if (document.querySelector('dialog[open], [role="menu"]')) return undefined;
  return letters[event.key.toLowerCase()];
};
