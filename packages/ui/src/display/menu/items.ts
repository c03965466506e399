import type { MouseEvent, ReactNode } from 'react';

export interface MenuItem {
  id: string;
  label: string;
  /** A second line that says what it does. */
  text?: ReactNode;
  icon?: ReactNode;
  /** At the right end: a key, a current value. */
  hint?: ReactNode;
  /** Makes the item a link. */
  href?: string;
  /** Chosen by click, Enter or Space. For a link: call `event.preventDefault()` to navigate yourself. */
  onSelect?: (event: MouseEvent<HTMLElement>) => void;
  /** Red: deletes or ends something. */
  danger?: boolean;
  disabled?: boolean;
  /** One of a set: shows which one holds. */
  checked?: boolean;
  /** A line above it. */
  separated?: boolean;
}

/** Index the arrow keys lead to, around the ends. `-1` means that nothing has the focus yet. */
export function step(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Index of the next label that begins with the typed letters, from the one after `index`; letters compare in Turkish without case. */
export function typeAhead(labels: readonly string[], typed: string, index: number): number | null {
  const fold = (text: string) => text.toLocaleLowerCase('tr-TR');
  const start = typed.length > 1 ? index : index + 1;
  for (let offset = 0; offset < labels.length; offset += 1) {
    const at = (Math.max(0, start) + offset) % labels.length;
    if (fold(labels[at] ?? '').startsWith(fold(typed))) return at;
  }
  return null;
}
