import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';

const key = 'telve.theme';
const listeners = new Set<() => void>();
const system = window.matchMedia('(prefers-color-scheme: dark)');

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

/** The page around the roots: its canvas and its scroll bars. */
const dress = (): void => {
  document.documentElement.style.colorScheme = choice === 'system' ? 'light dark' : choice;
};
dress();

const become = (next: ThemeChoice): void => {
  choice = next;
  dress();
  for (const listener of listeners) listener();
};

const choose = (next: ThemeChoice): void => {
  become(next);
  try {
    window.localStorage.setItem(key, next);
  } catch {
    // Blocked storage: the choice lasts until the page is reloaded.
  }
};

const fromOtherTab = (event: StorageEvent): void => {
  if (event.key === key || event.key === null) become(read());
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', fromOtherTab);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    system.removeEventListener('change', listener);
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', fromOtherTab);
  };
};

const isDarkNow = () => choice === 'dark' || (choice === 'system' && system.matches);

/** The user's choice of light or dark, kept in this browser; follows the system, as it changes, until one is made. */
export const useTheme = () => {
  const theme = useSyncExternalStore(subscribe, () => choice);
  const isDark = useSyncExternalStore(subscribe, isDarkNow);
  return { theme, isDark, toggle: () => choose(isDark ? 'light' : 'dark') };
};
