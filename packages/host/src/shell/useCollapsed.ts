import { useState } from 'react';

const key = 'telve.menu';

const read = (): boolean => {
  try {
    return window.localStorage.getItem(key) === 'collapsed';
  } catch {
    return false;
  }
};

/** Whether the user has collapsed the side menu; remembered in this browser. */
export const useCollapsed = (): [boolean, (collapsed: boolean) => void] => {
  const [collapsed, setCollapsed] = useState(read);
  const change = (next: boolean) => {
    setCollapsed(next);
    try {
      window.localStorage.setItem(key, next ? 'collapsed' : 'open');
    } catch {
      // Blocked storage: the choice lasts until the page is reloaded.
    }
  };
  return [collapsed, change];
};
