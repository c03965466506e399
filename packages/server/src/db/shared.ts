/** Reads that are shared while they run. */
export interface SharedReads<T> {
  /** The running read of this key, else a new one. Nothing is remembered after its end. */
  read(key: string, work: () => Promise<T>): Promise<T>;
  /** To be called after a change: nobody joins a read that began before it. */
  changed(): void;
}

/**
 * Lets callers that ask the same at the same time share one read, so that a crowd costs the database what one of them
 * does and no caller waits for a connection behind its own question.
 */
export const sharedReads = <T>(): SharedReads<T> => {
  const running = new Map<string, Promise<T>>();
  return {
    read: (key, work) => {
      const found = running.get(key);
      if (found) return found;
      const reading = work().finally(() => {
        if (running.get(key) === reading) running.delete(key);
      });
      running.set(key, reading);
      return reading;
    },
    changed: () => running.clear(),
  };
};
