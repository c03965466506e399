import { useTexts } from '@telve/kit';
import { Alert, Page, PageHead } from '@telve/ui';
import { authTexts } from '../texts';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm';

export type ChangePasswordPageProps = ChangePasswordFormProps;

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
