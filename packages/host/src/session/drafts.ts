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

/** Whether somebody wants drafts kept on this computer at all: a choice, and no draft. */
const isChoice = (key: string): boolean => key.endsWith('.keep');

/** Forgets every draft of this browser: somebody has signed out. That somebody wants none kept is remembered. */
export const forgetDrafts = async (): Promise<void> => {
  const { keys, delMany, store } = await database();
  const all = await keys<string>(store);
  await delMany(
    all.filter((key) => !isChoice(key)),
    store,
  );
};

/**
 * Drafts in this browser's IndexedDB, per user, for fourteen days (D-46). Signing out forgets them; a session that merely
 * ends does not, so that signing in again brings them back.
 */
export const browserDrafts = (session: Session): DraftStorage => {
  const owner = () => session.getState().user?.id;
  const named = (key: string) => `${owner()}.${key}`;
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
      // What a page that goes with the sign-out still wants to keep belongs to nobody.
      if (owner() === undefined) return;
      const { set, store } = await database();
      await set(named(key), { draft, until: Date.now() + life } satisfies Kept, store);
    },
    clear: async (key) => {
      const { del, store } = await database();
      await del(named(key), store);
    },
  };
};
