import { authEntries } from '@telve/api';
import { useConfirm, useTexts } from '@telve/kit';
import { PasswordResetCard } from '../../shared/PasswordResetCard';
import { panelUserTexts } from '../texts';

/** Resets the user's password: asks first (PU-37, PU-39). */
export function PasswordCard({ email }: { email: string }) {
  const texts = useTexts(panelUserTexts).password;
  const confirm = useConfirm();
  const ask = () => confirm({ title: texts.question, text: texts.questionText(email), confirmLabel: texts.send });
  return (
    <PasswordResetCard
      entry={authEntries.newPassword}
      email={email}
      texts={texts}
      text={texts.text}
      errors={texts.errors}
      ask={ask}
    />
  );
}
