import { useState } from 'react';
import type { PaletteItem } from './types';

/** Where a key leads from a place in a list that goes round; null for every other key. */
export const nextIndex = (key: string, index: number, count: number): number | null => {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

/**
 * The line that Enter opens: the first one until somebody moves; then the chosen one, or what has come into its place, as
 * hits do where a failed search stood.
 */
export const useActive = (items: readonly PaletteItem[], query: string) => {
  const [chosen, setChosen] = useState({ id: '', place: 0, query });
  const isKept = chosen.query === query;
  const found = isKept ? items.findIndex(({ id }) => id === chosen.id) : -1;
  const place = isKept ? Math.min(chosen.place, items.length - 1) : 0;
  const index = Math.max(found === -1 ? place : found, 0);
  const choose = (item: PaletteItem | undefined) => {
    if (item) setChosen({ id: item.id, place: items.indexOf(item), query });
  };
  return { index, active: items[index], choose };
};
