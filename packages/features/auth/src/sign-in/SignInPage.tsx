import type { SessionEnd } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Alert } from '@telve/ui';
import { useCallback, useState } from 'react';
import { AuthPage } from '../AuthPage';
import { SessionEndNotice } from './SessionEndNotice';
import { SignInForm, type SignInFormProps } from './SignInForm';
import { type SignInTab, SignInTabs } from './SignInTabs';
import { signInTexts } from './texts';

export interface SignInPageProps extends SignInFormProps {
  /** Why the last session ended; the page's owner says it once (D-06). */
  ended?: SessionEnd | null;
  /** False when browser storage is blocked: a reload will sign out. */
  persistent?: boolean;
  /** Name of the product beside the mark. Default "Telve". */
  productName?: string;
  /** What else a visitor may do here, each as a tab (AUTH-02). Default: nothing, and there are no tabs. Stable. */
  tabs?: readonly SignInTab[];
  /** Id of the shown tab; without one of that id the sign-in is shown. */
  tab?: string;
  /** Another tab was chosen: its id, `signIn` for the sign-in. */
  onTabChange?: (id: string) => void;
}

const noTabs: readonly SignInTab[] = [];
const nothing = () => {};

/**
 * The sign-in page of `/` (AUTH-01). Needs no provider but the ui root, so that a signed-out visit waits for
 * nothing else.
 */
export const SignInPage = (props: SignInPageProps) => {
  const { ended = null, persistent = true, productName, tabs = noTabs, tab, onTabChange = nothing, ...form } = props;
  const texts = useTexts(signInTexts);
  const [takenWith, setTakenWith] = useState<string | null>(null);
  const onTakeOver = useCallback((claim: string | null) => setTakenWith(claim), []);
  const shown = tabs.some(({ id }) => id === tab) ? (tab as string) : 'signIn';
  const claim = shown === 'signIn' ? null : takenWith;
  const isTaken = claim !== null;
  const signIn = <SignInForm {...form} />;
  return (
    <AuthPage
      title={isTaken ? null : texts.signInTitle}
      lead={tabs.length > 0 ? texts.signInOrApplyLead : texts.signInLead}
      claim={claim}
      productName={productName}
    >
      <SessionEndNotice ended={isTaken ? null : ended} />
      {!persistent && !isTaken && <Alert tone="warning">{texts.storageBlocked}</Alert>}
      {tabs.length === 0 ? (
        signIn
      ) : (
        <SignInTabs tabs={tabs} value={shown} onChange={onTabChange} taken={isTaken} onTakeOver={onTakeOver}>
          {signIn}
        </SignInTabs>
      )}
    </AuthPage>
  );
};
