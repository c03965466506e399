import { useCallback } from 'react';
import { useToastStore } from '../toast/context';

/**
 * Has a screen reader say something that sighted people see anyway ("128 kayıt, 1. sayfa"). `urgent` interrupts.
 * @throws when there is no UiRoot above.
 */
export function useAnnounce(): (text: string, options?: { urgent?: boolean }) => void {
  const store = useToastStore();
  return useCallback((text, options) => store.announce(text, options?.urgent ?? false), [store]);
}
