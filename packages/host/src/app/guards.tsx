import { type Role, takeReturn } from '@telve/api';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { session } from '../services';
import { hasRole } from '../session/hasRole';
import { keepAskedPage } from '../session/returnPath';
import { useSession } from '../session/useSession';
import { paths } from './features';

/**
 * Public pages are for visitors (SES-02): who is signed in, here or in another tab, goes on to the page that was asked
 * for, else to the home page (D-06).
 */
export const PublicOnly = () => {
  const { user } = useSession();
  const navigate = useNavigate();
  const led = useRef(false);
  useEffect(() => {
    if (!user || led.current) return;
    // What was asked for is taken once; React may run this twice.
    led.current = true;
    // After a temporary password the asked page waits until the password has been changed.
    const asked = user.mustChangePassword ? null : takeReturn(user.id);
    void navigate(asked ?? paths.home, { replace: true });
  }, [user, navigate]);
  return user ? null : <Outlet />;
};

/** To the sign-in page; the asked page is kept for the next sign-in (SES-04). */
const ToSignIn = () => {
  const { pathname, search, hash } = useLocation();
  const asked = useRef(pathname + search + hash);
  const navigate = useNavigate();
  useEffect(() => {
    keepAskedPage(session, asked.current);
    void navigate(paths.signIn, { replace: true });
  }, [navigate]);
  return null;
};

/** Protected pages need a session (SES-03); one that is locked over unsaved work keeps its page (D-06). */
export const SignedInOnly = ({ children }: { children: ReactNode }) => {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user) return <ToSignIn />;
  // After a temporary password nothing else opens (D-27).
  if (user.mustChangePassword && pathname !== paths['auth.changePassword']) {
    return <Navigate to={paths['auth.changePassword']} replace />;
  }
  return children;
};

/** A page for some roles; the others go to the home page, which itself never redirects (SES-06, SES-07, D-01). */
export const RolesOnly = ({ roles, children }: { roles: readonly Role[]; children: ReactNode }) => {
  const { user } = useSession();
  return user && hasRole(roles, user.roles) ? children : <Navigate to={paths.home} replace />;
};
