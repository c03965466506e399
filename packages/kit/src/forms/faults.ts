/** Messages at the fields of one form. Each field watches its own. */
export interface Faults {
  get(name: string): string | undefined;
  names(): readonly string[];
  /** Replaces all messages. */
  setAll(messages: ReadonlyMap<string, string>): void;
  set(name: string, message: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

export const createFaults = (): Faults => {
  let messages: ReadonlyMap<string, string> = new Map();
  const listeners = new Set<() => void>();
  const setAll: Faults['setAll'] = (next) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  return {
    setAll,
    get: (name) => messages.get(name),
    names: () => [...messages.keys()],
    set(name, message) {
      if (messages.get(name) === message) return;
      const next = new Map(messages);
      if (message === undefined) next.delete(name);
      else next.set(name, message);
      setAll(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
