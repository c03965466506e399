import { createStore, delMany, del as drop, entries, keys, set as put, get as take } from 'idb-keyval';

/** A draft with the end of its life, an instant in milliseconds. */
interface Kept {
  draft: unknown;
  until: number;
}

const life = 14 * 86_400_000;

const store = createStore('telve-drafts', 'drafts');

const isLive = (kept: Kept | undefined, now: number): kept is Kept => kept !== undefined && kept.until > now;

/** Whether somebody wants drafts kept on this computer at all: a choice, and no draft. */
const isChoice = (key: string): boolean => key.endsWith('.keep');

/** Forgets what has ended, and whatever belongs to nobody here. */
const sweep = async (): Promise<void> => {
  const all = await entries<string, Kept>(store);
  const over = all.filter(([, kept]) => !isLive(kept, Date.now())).map(([key]) => key);
  if (over.length > 0) await delMany(over, store);
};

/** The draft of this name, null where there is none that lives. */
export const load = async (name: string): Promise<unknown> => {
  await sweep();
  const kept = await take<Kept>(name, store);
  return isLive(kept, Date.now()) ? kept.draft : null;
};

/** Keeps a draft for fourteen days (D-46). */
export const save = (name: string, draft: unknown): Promise<void> =>
  put(name, { draft, until: Date.now() + life } satisfies Kept, store);

export const clear = (name: string): Promise<void> => drop(name, store);

/** Forgets every draft of this browser, and not that somebody wants none kept. */
export const forget = async (): Promise<void> => {
  const all = await keys<string>(store);
  await delMany(
    all.filter((key) => !isChoice(key)),
    store,
  );
};
