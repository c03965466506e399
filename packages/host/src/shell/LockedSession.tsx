import { authEntries } from '@telve/api';
import { lazy, Suspense } from 'react';
import { useSession } from '../app/useSession';
import { client, session } from '../services';

const SessionLock = lazy(() => import('./SessionLock').then(({ SessionLockDialog }) => ({ default: SessionLockDialog })));

/** The password box over unsaved work (D-06): the same user continues where it stopped, or signs out. */
export const LockedSession = () => {
  const { status, user } = useSession();
  if (status !== 'locked' || !user) return null;
  return (
    <Suspense fallback={null}>
      <SessionLock
        email={user.email}
        login={async (input) => session.signIn(await client.call(authEntries.login, input))}
        onGiveUp={session.giveUp}
      />
    </Suspense>
  );
};
