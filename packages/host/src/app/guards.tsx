import { rememberReturn, type Role } from '@telve/api';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from './features';
import { hasRole, useSession } from './useSession';

/** Public pages are for visitors: who is signed in goes to the home page (SES-02). */
export const PublicOnly = () => {
  const { status } = useSession();
  return status === 'signed-out' ? <Outlet /> : <Navigate to={paths.home} replace />;
};

/**
 * Protected pages need a session (SES-03, SES-04). The asked page is kept for the next sign-in: after a session that
 * ended by itself for the same user alone, after a sign-out not at all (D-06).
 */
export const SignedInOnly = ({ children }: { children: ReactNode }) => {
  const { status, user, ended } = useSession();
  const { pathname, search, hash } = useLocation();
  const lastUser = useRef<string | null>(null);
  useEffect(() => {
    if (user) lastUser.current = user.id;
  }, [user]);

  if (status === 'signed-out') {
    if (ended !== 'logout') rememberReturn(pathname + search + hash, lastUser.current);
    return <Navigate to={paths.signIn} replace />;
  }
  // After a temporary password nothing else opens (D-27).
  if (user?.mustChangePassword && pathname !== paths['auth.changePassword']) {
    return <Navigate to={paths['auth.changePassword']} replace />;
  }
  return children;
};

/** A page for some roles; the others go to the home page, which itself never redirects (SES-06, SES-07, D-01). */
export const RolesOnly = ({ roles, children }: { roles: readonly Role[]; children: ReactNode }) => {
  const { user } = useSession();
  return user && hasRole(roles, user.roles) ? children : <Navigate to={paths.home} replace />;
};
