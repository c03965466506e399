/** A value that is shown, and how it changes. */
export interface Store<S> {
  get: () => S;
  set: (patch: Partial<S>) => void;
  subscribe: (listener: () => void) => () => void;
}

export const createStore = <S extends object>(start: S): Store<S> => {
  let state = start;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (patch) => {
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
