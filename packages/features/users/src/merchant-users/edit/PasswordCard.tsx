import { authEntries, type MerchantUserRow } from '@telve/api';
import { useTexts } from '@telve/kit';
import { PasswordResetCard } from '../../shared/PasswordResetCard';
import { merchantUserTexts } from '../texts';

/**
 * Resets the user's password (MU-38); the old one counts until the new one is used, so nothing is asked first. A waiting
 * account has none to reset (MU-19), and a refusal is told in the card (MU-37).
 */
export function PasswordCard({ user: { email, waitingApproval } }: { user: MerchantUserRow }) {
  const { password: texts, errors } = useTexts(merchantUserTexts);
  return (
    <PasswordResetCard
      entry={authEntries.merchantForgotPassword}
      email={email}
      texts={texts}
      text={waitingApproval ? errors.reader_user_is_pending_approval : texts.text}
      errors={errors}
      disabled={waitingApproval}
    />
  );
}
