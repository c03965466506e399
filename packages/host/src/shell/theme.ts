import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';

const key = 'telve.theme';
const listeners = new Set<() => void>();

const isChoice = (value: unknown): value is ThemeChoice => value === 'light' || value === 'dark' || value === 'system';

const read = (): ThemeChoice => {
  try {
    const kept = window.localStorage.getItem(key);
    return isChoice(kept) ? kept : 'system';
  } catch {
    return 'system';
  }
};

let choice = read();

const choose = (next: ThemeChoice): void => {
  choice = next;
  try {
    window.localStorage.setItem(key, next);
  } catch {
    // Blocked storage: the choice lasts until the page is reloaded.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const prefersDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The user's choice of light or dark, kept in this browser; follows the system until one is made. */
export const useTheme = () => {
  const theme = useSyncExternalStore(subscribe, () => choice);
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark());
  return { theme, isDark, toggle: () => choose(isDark ? 'light' : 'dark') };
};
