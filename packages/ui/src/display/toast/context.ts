import { createContext, useContext } from 'react';
import type { ToastStore } from './store';

export const ToastContext = createContext<ToastStore | null>(null);

/** @throws when there is no UiRoot above. */
export function useToastStore(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('Toasts need <UiRoot> above the component that uses them (TelveProvider renders one).');
  return store;
}
