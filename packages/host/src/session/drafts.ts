import type { Session } from '@telve/api';
import type { DraftStorage } from '@telve/kit';

/** Loaded with the first draft: most visits keep none. */
const open = () => import('./draftStore');

/** Forgets every draft of this browser: somebody has signed out. That somebody wants none kept is remembered. */
export const forgetDrafts = async (): Promise<void> => (await open()).forget();

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
    load: async (key) => (await open()).load(named(key)),
    save: async (key, draft) => {
      const { save } = await open();
      // What a page that goes with the sign-out still wants to keep belongs to nobody.
      if (owner() !== undefined) await save(named(key), draft);
    },
    clear: async (key) => (await open()).clear(named(key)),
  };
};
