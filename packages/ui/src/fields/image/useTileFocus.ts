import { type RefObject, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../root/useIsomorphicLayoutEffect';

/** Which control of which tile gets the focus; without a tile the button that adds one. */
interface TileTarget {
  tile?: string | undefined;
  control: 'menu' | 'remove' | 'add';
}

/** Puts the focus where it belongs after tiles were moved or removed: moving an element in the document loses it. */
export function useTileFocus(root: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const wanted = useRef<TileTarget | null>(null);
  useIsomorphicLayoutEffect(() => {
    const target = wanted.current;
    if (!target || !root.current) return;
    wanted.current = null;
    const within =
      target.tile === undefined ? root.current : root.current.querySelector(`[data-tile="${target.tile}"]`);
    within?.querySelector<HTMLElement>(`[data-control="${target.control}"]`)?.focus();
  }, [root, keys.join(' ')]);
  return (target: TileTarget) => {
    wanted.current = target;
  };
}
