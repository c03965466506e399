import type { SignedIn } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Alert, Page, PageHead } from '@telve/ui';
import { authTexts } from '../texts';
import { ChangePasswordForm } from './ChangePasswordForm';

export interface ChangePasswordPageProps {
  /** True after a sign-in with a temporary password: nothing else opens before it is replaced (D-27). */
  forced?: boolean;
  /** Takes over the fresh session; every other one of the account has ended. */
  onChanged: (answer: SignedIn) => void;
}

/** Replaces the user's password (D-27). */
export const ChangePasswordPage = ({ forced = false, onChanged }: ChangePasswordPageProps) => {
  const texts = useTexts(authTexts);
  return (
    <Page width="form">
      <PageHead title={texts.changeTitle} />
      {forced && (
        <Alert tone="info" title={texts.changeForcedTitle}>
          {texts.changeForcedLead}
        </Alert>
      )}
      <ChangePasswordForm forced={forced} onChanged={onChanged} />
    </Page>
  );
};
