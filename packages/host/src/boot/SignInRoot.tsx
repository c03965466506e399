import { authEntries, type LoginInput } from '@telve/api';
import { SignInPage, signInTexts } from '@telve/auth';
import { useTexts } from '@telve/kit';
import { isPlainClick } from '../page/isPlainClick';
import { usePageArrival } from '../page/usePageArrival';
import { hostPaths } from '../paths';
import { client, config, session } from '../services';
import { useEndedOnce } from '../session/useEndedOnce';
import { useSession } from '../session/useSession';
import { loginTabs } from './loginTabs';
import { useHashTab } from './useHashTab';

const forgotPassword = hostPaths['auth.forgotPassword'];

export interface SignInRootProps {
  /** What to wait for after a sign-in, so that the button works until the next page is there. */
  ready?: () => Promise<unknown>;
  onForgotPassword: (address: string) => void;
}

/** The sign-in page over this host's client; where a sign-in leads is the matter of who shows it. */
export const SignInRoot = ({ ready, onForgotPassword }: SignInRootProps) => {
  const { persistent } = useSession();
  const ended = useEndedOnce();
  const [tab, showTab] = useHashTab('signIn');
  const { signIn } = useTexts(signInTexts);
  usePageArrival(loginTabs.find(({ id }) => id === tab)?.label ?? signIn);
  const login = async (input: LoginInput) => {
    session.signIn(await client.call(authEntries.login, input));
    await ready?.().catch(() => {});
  };
  return (
    <SignInPage
      login={login}
      productName={config.productName}
      ended={ended}
      persistent={persistent}
      tabs={loginTabs}
      tab={tab}
      onTabChange={showTab}
      forgotPasswordHref={forgotPassword}
      onForgotPassword={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onForgotPassword(forgotPassword);
      }}
    />
  );
};
