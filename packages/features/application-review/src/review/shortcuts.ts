import type { KeyboardEvent } from 'react';

export type Shortcut = 'Fine' | 'Again' | 'next' | 'previous' | 'close';

const shortcuts: Readonly<Record<string, Shortcut>> = { u: 'Fine', y: 'Again', Escape: 'close' };
const inList: Readonly<Record<string, Shortcut>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** Where letters are typed, keys are letters. */
const isTyping = (target: HTMLElement): boolean => target.matches('textarea, input:not([type="radio"]), select');

/** What a key stands for within the review. Arrows change the document, except where they scroll or choose. */
export const shortcutOf = (event: KeyboardEvent): Shortcut | undefined => {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return undefined;
  const arrows = !target.matches('input, [data-stage], [data-stage] *');
  const key = event.key.length === 1 ? event.key.toLocaleLowerCase('tr') : event.key;
  return shortcuts[key] ?? (arrows ? inList[key] : undefined);
};
