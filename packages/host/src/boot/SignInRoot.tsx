import { authEntries, type LoginInput, takeReturn } from '@telve/api';
import { authTexts, SignInPage } from '@telve/auth';
import { useTexts } from '@telve/kit';
import { useEffect, useSyncExternalStore } from 'react';
import { client, config, session } from '../services';
import { hostTexts } from '../texts';

export interface SignInRootProps {
  /** Called after a sign-in with the page to show: the one that was asked for, else home (D-06). */
  onSignedIn: (path: string) => void;
  onForgotPassword: () => void;
}

/** The sign-in page over the host's client; used before the application has loaded and inside it. */
export const SignInRoot = ({ onSignedIn, onForgotPassword }: SignInRootProps) => {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { pageTitle } = useTexts(hostTexts);
  const { signIn } = useTexts(authTexts);
  useEffect(() => {
    document.title = pageTitle(signIn, config.productName);
  }, [pageTitle, signIn]);
  const login = async (input: LoginInput) => {
    const answer = await client.call(authEntries.login, input);
    session.signIn(answer);
    onSignedIn(takeReturn(session.identity ?? '') ?? '/dashboard');
  };
  return (
    <SignInPage
      login={login}
      productName={config.productName}
      ended={state.ended}
      persistent={state.persistent}
      forgotPasswordHref="/forgotPassword"
      onForgotPassword={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onForgotPassword();
      }}
    />
  );
};
