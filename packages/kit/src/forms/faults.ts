/** Messages at the fields of one form. Each field watches its own. */
export interface Faults {
  get(name: string): string | undefined;
  names(): readonly string[];
  /** Names of those that a field shows. */
  shown(): readonly string[];
  /** A field is there that shows its message; answers how it goes. */
  enter(name: string): () => void;
  /** Replaces all messages. */
  setAll(messages: ReadonlyMap<string, string>): void;
  set(name: string, message: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

export const createFaults = (): Faults => {
  let messages: ReadonlyMap<string, string> = new Map();
  const listeners = new Set<() => void>();
  const fields = new Map<string, number>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const setAll: Faults['setAll'] = (next) => {
    messages = next;
    tell();
  };
  const count = (name: string, by: 1 | -1) => {
    fields.set(name, (fields.get(name) ?? 0) + by);
    if (messages.has(name)) tell();
  };
  return {
    setAll,
    get: (name) => messages.get(name),
    names: () => [...messages.keys()],
    shown: () => [...messages.keys()].filter((name) => (fields.get(name) ?? 0) > 0),
    enter(name) {
      count(name, 1);
      return () => count(name, -1);
    },
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
