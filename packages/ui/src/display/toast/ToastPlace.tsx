'use client';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useToastStore } from './context';

const nowhere = () => null;

/**
 * Renders among the messages of the root, above them: for what is told longer than a message, such as work that goes on.
 * Give it elements that stand below each other, each a `ToastLine`.
 * @throws when there is no UiRoot above.
 */
export function ToastPlace({ children }: { children: ReactNode }) {
  const { subscribe, getState } = useToastStore();
  const place = useSyncExternalStore(subscribe, () => getState().place, nowhere);
  return place && createPortal(children, place);
}
