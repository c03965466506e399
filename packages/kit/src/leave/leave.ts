import { createContext, useCallback, useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import { useConfirm } from '../dialogs/confirm';
import { useRequired } from '../provider/required';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import type { DirtyRegistry } from './registry';

export const DirtyContext = createContext<DirtyRegistry | null>(null);

/**
 * Marks something as unsaved while `isDirty`. Answers a function that marks it clean at once, for the moment between a
 * successful save and the navigation after it: a saved form never asks.
 */
export const useDirty = (isDirty: boolean, { label }: { label?: string } = {}): (() => void) => {
  const registry = useRequired(DirtyContext, 'useDirty');
  const id = useId();
  useEffect(() => {
    registry.set(id, isDirty ? { label } : null);
    return () => registry.set(id, null);
  }, [registry, id, isDirty, label]);
  return useCallback(() => registry.set(id, null), [registry, id]);
};

export interface LeaveGuard {
  /** True while anything is unsaved. Stable. */
  isDirty: () => boolean;
  /** Asks when something is unsaved. True: go. Staying keeps everything that was typed. Stable. */
  ask: () => Promise<boolean>;
  subscribe: (listener: () => void) => () => void;
}

/** For the host: wire it to the router, `beforeunload`, sign-out and `session.holdWhile`. */
export const useDirtyRegistry = (): LeaveGuard => {
  const registry = useRequired(DirtyContext, 'useDirtyRegistry');
  const confirm = useConfirm();
  const texts = useTexts(kitTexts).leave;
  return useMemo(
    () => ({
      isDirty: registry.isDirty,
      subscribe: registry.subscribe,
      ask: async () => {
        if (!registry.isDirty()) return true;
        const labels = registry.labels();
        return confirm({
          title: texts.title,
          text: labels.length > 0 ? texts.textFor(labels.join(', ')) : texts.text,
          confirmLabel: texts.leave,
          cancelLabel: texts.stay,
        });
      },
    }),
    [registry, confirm, texts],
  );
};

/** True while anything under the provider is unsaved; renders again when that changes. */
export const useIsDirty = (): boolean => {
  const registry = useRequired(DirtyContext, 'useIsDirty');
  return useSyncExternalStore(registry.subscribe, registry.isDirty, () => false);
};
