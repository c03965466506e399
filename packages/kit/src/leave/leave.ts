import { createContext, useCallback, useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import { useConfirm } from '../dialogs/confirm';
import { useRequired } from '../provider/required';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import type { DirtyRegistry, DirtyThing } from './registry';

export const DirtyContext = createContext<DirtyRegistry | null>(null);

/**
 * Marks something as unsaved while `isDirty`. Answers a function that marks it clean at once, for the moment between a
 * successful save and the navigation after it: a saved form never asks. What `outlivesPages` lets other pages be opened.
 */
export const useDirty = (isDirty: boolean, { label, outlivesPages }: DirtyThing = {}): (() => void) => {
  const registry = useRequired(DirtyContext, 'useDirty');
  const id = useId();
  useEffect(() => {
    registry.set(id, isDirty ? { label, outlivesPages } : null);
    return () => registry.set(id, null);
  }, [registry, id, isDirty, label, outlivesPages]);
  return useCallback(() => registry.set(id, null), [registry, id]);
};

/** The unsaved things of a page as its host sees them. */
export interface LeaveGuard {
  /** True while anything is unsaved. Stable. */
  isDirty: () => boolean;
  /** Asks when something is unsaved. True: go. Staying keeps everything that was typed. Stable. */
  ask: () => Promise<boolean>;
  subscribe: (listener: () => void) => () => void;
}

/** For the host: wire it to `beforeunload`, sign-out and `session.holdWhile`. */
export const useDirtyRegistry = (): LeaveGuard => useGuard(false);

/** What going to another page would lose: without what outlives pages. */
export const usePageGuard = (): LeaveGuard => useGuard(true);

const useGuard = (pageOnly: boolean): LeaveGuard => {
  const registry = useRequired(DirtyContext, 'useDirtyRegistry');
  const confirm = useConfirm();
  const texts = useTexts(kitTexts).leave;
  return useMemo(() => {
    const isDirty = pageOnly ? registry.isPageDirty : registry.isDirty;
    return {
      isDirty,
      subscribe: registry.subscribe,
      ask: async () => {
        if (!isDirty()) return true;
        const labels = registry.labels(pageOnly);
        return confirm({
          title: texts.title,
          text: labels.length > 0 ? texts.textFor(labels.join(', ')) : texts.text,
          confirmLabel: texts.leave,
          cancelLabel: texts.stay,
        });
      },
    };
  }, [registry, confirm, texts, pageOnly]);
};

/** True while anything under the provider is unsaved; renders again when that changes. */
export const useIsDirty = (): boolean => {
  const registry = useRequired(DirtyContext, 'useIsDirty');
  return useSyncExternalStore(registry.subscribe, registry.isDirty, () => false);
};
