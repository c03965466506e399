/** Where the session's values lie. Never throws. */
export interface StorageAdapter {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** False when a reload loses what was set: storage is blocked or full. */
  readonly persistent: boolean;
  /**
   * Tells when another tab changed a value: its key, or null when all were cleared.
   * Answers a function that ends the subscription.
   */
  subscribe(listener: (key: string | null) => void): () => void;
}

/** Keeps values in memory only: for tests, servers and pages that must leave no trace. */
export const memoryStorage = (): StorageAdapter => {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
    persistent: false,
    subscribe: () => () => {},
  };
};
