import type { Session } from '@telve/api';
import type { DraftStorage } from '@telve/kit';

/** A draft with the end of its life, an instant in milliseconds. */
interface Kept {
  draft: unknown;
  until: number;
}

const life = 14 * 86_400_000;

/** Loaded with the first draft: most visits keep none. */
const open = async () => {
  const library = await import('idb-keyval');
  const store = library.createStore('telve-drafts', 'drafts');
  return { ...library, store };
};

let opened: ReturnType<typeof open> | undefined;

const database = (): ReturnType<typeof open> => {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

const isLive = (kept: Kept | undefined, now: number): kept is Kept => kept !== undefined && kept.until > now;

/** Forgets what has ended, and whatever belongs to nobody here. */
const sweep = async (): Promise<void> => {
  const { entries, delMany, store } = await database();
  const all = await entries<string, Kept>(store);
  const over = all.filter(([, kept]) => !isLive(kept, Date.now())).map(([key]) => key);
  if (over.length > 0) await delMany(over, store);
};

/** Forgets every draft of this browser: somebody has signed out. */
export const forgetDrafts = async (): Promise<void> => {
  const { clear, store } = await database();
  await clear(store);
};

/**
 * Drafts in this browser's IndexedDB, per user, for fourteen days (D-46). Signing out forgets them; a session that merely
 * ends does not, so that signing in again brings them back.
 */
export const browserDrafts = (session: Session): DraftStorage => {
  const named = (key: string) => `${session.getState().user?.id ?? ''}.${key}`;
  session.subscribe(() => {
    if (session.getState().ended === 'logout') void forgetDrafts().catch(() => {});
  });
  return {
    load: async (key) => {
      await sweep();
      const { get, store } = await database();
      const kept = await get<Kept>(named(key), store);
      return isLive(kept, Date.now()) ? kept.draft : null;
    },
    save: async (key, draft) => {
      const { set, store } = await database();
      await set(named(key), { draft, until: Date.now() + life } satisfies Kept, store);
    },
    clear: async (key) => {
      const { del, store } = await database();
      await del(named(key), store);
    },
  };
};
