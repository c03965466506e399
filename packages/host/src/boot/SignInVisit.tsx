import { UiRoot } from '@telve/ui';
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { readNonce } from '../config';
import { warmTransport } from '../services';
import { useSession } from '../session/useSession';
import { useTheme } from '../shell/theme';
import { SignInRoot } from './SignInRoot';

const loadApp = () => import('../app/App');
const App = lazy(() => loadApp().then((module) => ({ default: module.App })));

/** Loads what follows while the person types: the fields wait for none of it. */
const warm = (next: string) => {
  warmTransport();
  loadApp().then(
    ({ preload }) => preload(next),
    // Asked for again when it is needed, and told then.
    () => {},
  );
};

/**
 * A visit that began at the sign-in page. The application takes its place once somebody has signed in, here or in another
 * tab, or asked for another page; until it has loaded, this page stays as it is. `next` is the path that a sign-in leads to.
 */
export const SignInVisit = ({ next }: { next: string }) => {
  const { status } = useSession();
  const { theme } = useTheme();
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (status !== 'signed-out') startTransition(() => setOver(true));
  }, [status]);

  const leaveTo = (address: string) => {
    loadApp().then(
      ({ goTo }) => {
        goTo(address);
        startTransition(() => setOver(true));
      },
      () => window.location.assign(address),
    );
  };

  if (over) {
    return (
      <Suspense fallback={null}>
        <App />
      </Suspense>
    );
  }
  return (
    <UiRoot theme={theme} nonce={readNonce()} background="surface">
      <div onFocusCapture={() => warm(next)}>
        <SignInRoot ready={loadApp} onForgotPassword={leaveTo} />
      </div>
    </UiRoot>
  );
};
