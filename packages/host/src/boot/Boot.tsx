import { UiRoot } from '@telve/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { readNonce } from '../config';
import { session, warmTransport } from '../services';
import { useTheme } from '../shell/theme';
import { SignInRoot } from './SignInRoot';
import { isSignInVisit } from './visit';

const loadApp = () => import('../app/App');
const App = lazy(() => loadApp().then((module) => ({ default: module.App })));

/** Shows the sign-in page at once to who needs only that, and the application to everybody else. */
export const Boot = () => {
  const [signIn, setSignIn] = useState(() => isSignInVisit(session.getState(), window.location.pathname));
  const { theme } = useTheme();

  useEffect(() => {
    warmTransport();
    void loadApp();
  }, []);

  if (!signIn) {
    return (
      <Suspense fallback={null}>
        <App />
      </Suspense>
    );
  }
  const leaveTo = (path: string) => {
    window.history.pushState(null, '', path);
    setSignIn(false);
  };
  return (
    <UiRoot theme={theme} nonce={readNonce()}>
      <SignInRoot onSignedIn={leaveTo} onForgotPassword={() => leaveTo('/forgotPassword')} />
    </UiRoot>
  );
};
