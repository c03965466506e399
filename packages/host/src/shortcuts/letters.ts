const key = 'telve.shortcuts';
const listeners = new Set<() => void>();

const read = (): boolean => {
  try {
    return window.localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
};

let on = read();

/** Whether keys without Ctrl or ⌘ do something; speech input and stray keys are why somebody switches them off (WCAG 2.1.4). */
export const letters = {
  isOn: (): boolean => on,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  turn: (next: boolean): void => {
    on = next;
    for (const listener of listeners) listener();
    try {
      window.localStorage.setItem(key, next ? 'on' : 'off');
    } catch {
      // Blocked storage: the choice lasts until the page is reloaded.
    }
  },
};
