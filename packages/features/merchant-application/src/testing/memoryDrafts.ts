import type { DraftStorage } from '@telve/kit';

export interface MemoryDrafts extends DraftStorage {
  /** What is kept, by key. */
  readonly kept: ReadonlyMap<string, unknown>;
}

/** A storage of drafts that lives as long as the test. */
export const memoryDrafts = (start: Record<string, unknown> = {}): MemoryDrafts => {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    load: async (key) => kept.get(key) ?? null,
    save: async (key, draft) => void kept.set(key, draft),
    clear: async (key) => void kept.delete(key),
  };
};
