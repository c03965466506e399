import { createContext, useContext } from 'react';

/**
 * Where drafts are kept between visits; the embedder gives it. A draft may hold files, so it belongs into something like
 * IndexedDB, per user and with an end. What it rejects is told as "not kept": nothing is lost on the page.
 */
export interface DraftStorage {
  /** The draft of this key, or null. */
  load(key: string): Promise<unknown>;
  save(key: string, draft: unknown): Promise<void>;
  clear(key: string): Promise<void>;
}

export const DraftsContext = createContext<DraftStorage | null>(null);

/** The embedder's storage of drafts; null where there is none, and nothing is kept. */
export const useDrafts = (): DraftStorage | null => useContext(DraftsContext);
