import { authEntries, type MerchantUserRow } from '@telve/api';
import { useConfirm, useTexts } from '@telve/kit';
import { PasswordResetCard } from '../../shared/PasswordResetCard';
import { merchantUserTexts } from '../texts';

/**
 * Resets the user's password: asks first (MU-38). A waiting account has none to reset (MU-19), and a refusal is told in
 * the card (MU-37).
 */
export function PasswordCard({ user: { email, waitingApproval } }: { user: MerchantUserRow }) {
  const { password: texts, errors } = useTexts(merchantUserTexts);
  const confirm = useConfirm();
  const ask = () => confirm({ title: texts.question, text: texts.questionText(email), confirmLabel: texts.send });
  return (
    <PasswordResetCard
      entry={authEntries.merchantForgotPassword}
      email={email}
      texts={texts}
      text={waitingApproval ? errors.reader_user_is_pending_approval : texts.text}
      errors={errors}
      disabled={waitingApproval}
      ask={ask}
    />
  );
}
