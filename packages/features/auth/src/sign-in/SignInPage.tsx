import type { SessionEnd } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Alert } from '@telve/ui';
import { AuthPage } from '../AuthPage';
import { authTexts } from '../texts';
import { SessionEndNotice } from './SessionEndNotice';
import { SignInForm, type SignInFormProps } from './SignInForm';

export interface SignInPageProps extends SignInFormProps {
  /** Why the last session ended; the page's owner says it once (D-06). */
  ended?: SessionEnd | null;
  /** False when browser storage is blocked: a reload will sign out. */
  persistent?: boolean;
  /** Name of the product beside the mark. Default "Telve". */
  productName?: string;
}

/**
 * The sign-in page of `/` (AUTH-01). Needs no provider but the ui root, so that a signed-out visit waits for
 * nothing else.
 */
export const SignInPage = ({ ended = null, persistent = true, productName, ...form }: SignInPageProps) => {
  const texts = useTexts(authTexts);
  return (
    <AuthPage title={texts.signInTitle} lead={texts.signInLead} productName={productName}>
      <SessionEndNotice ended={ended} />
      {!persistent && <Alert tone="warning">{texts.storageBlocked}</Alert>}
      <SignInForm {...form} />
    </AuthPage>
  );
};
