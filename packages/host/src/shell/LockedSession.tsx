import { authEntries, type LoginInput } from '@telve/api';
import { useIsDirty } from '@telve/kit';
import { client, session } from '../services';
import { forgetDrafts } from '../session/drafts';
import { useSession } from '../session/useSession';
import { useLate } from './useLate';

const loadDialog = () => import('./SessionLock').then((module) => module.SessionLockDialog);

const login = async (input: LoginInput) => session.signIn(await client.call(authEntries.login, input));

/** Leaving by choice forgets drafts, as signing out does (D-46). */
const giveUp = (): void => {
  void forgetDrafts().catch(() => {});
  session.giveUp();
};

/**
 * The password box over unsaved work (D-06): the same user continues where it stopped, or signs out. It loads as soon as
 * there is unsaved work.
 */
export const LockedSession = () => {
  const { status, user } = useSession();
  const dirty = useIsDirty();
  const locked = status === 'locked';
  const SessionLock = useLate(loadDialog, dirty || locked);
  return locked && user && SessionLock ? <SessionLock email={user.email} login={login} onGiveUp={giveUp} /> : null;
};
