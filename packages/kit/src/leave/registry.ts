/** Something that would be lost: a form with changes, a running upload. */
export interface DirtyThing {
  /** Its name for the user, e.g. the title of the form. */
  label?: string;
  /** It goes on when the page goes; only leaving the whole product ends it. */
  outlivesPages?: boolean;
}

/** What is unsaved under one provider. The host asks it before it leaves, reloads or signs out. */
export interface DirtyRegistry {
  /** True while anything is unsaved. Stable: may be handed to `session.holdWhile` and `beforeunload`. */
  isDirty(): boolean;
  /** True while something would be lost by going to another page. Stable. */
  isPageDirty(): boolean;
  /** Names of what would be lost, of all or by going to another page. */
  labels(pageOnly?: boolean): readonly string[];
  /** Puts a thing in, or takes it out with null. */
  set(id: string, thing: DirtyThing | null): void;
  subscribe(listener: () => void): () => void;
}

export const createDirtyRegistry = (): DirtyRegistry => {
  const things = new Map<string, DirtyThing>();
  const listeners = new Set<() => void>();
  const ofPage = () => [...things.values()].filter(({ outlivesPages }) => !outlivesPages);
  return {
    isDirty: () => things.size > 0,
    isPageDirty: () => ofPage().length > 0,
    labels: (pageOnly = false) =>
      (pageOnly ? ofPage() : [...things.values()]).flatMap(({ label }) => (label ? [label] : [])),
    set(id, thing) {
      const had = things.has(id);
      if (thing) things.set(id, thing);
      else things.delete(id);
      if (had === (thing === null)) for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
