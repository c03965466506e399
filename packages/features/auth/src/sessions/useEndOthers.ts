import { authEntries, type SessionRow } from '@telve/api';
import { isSilent, useConfirm, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { authTexts } from '../texts';

/** Asks, then ends all of the user's sessions on other devices. True when they have ended. */
export const useEndOthers = (): { end: (rows: readonly SessionRow[]) => Promise<boolean>; busy: boolean } => {
  const texts = useTexts(authTexts);
  const { run, busy } = useMutation(authEntries.endSession);
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const end = async (rows: readonly SessionRow[]) => {
    const sure = await confirm({
      title: texts.endOthersTitle,
      text: texts.endOthersText(rows.length),
      confirmLabel: texts.endSession,
      tone: 'danger',
    });
    if (!sure) return false;
    const results = await Promise.allSettled(rows.map(({ id }) => run({ id })));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) {
      if (!isSilent(failed.reason)) notify.error(errorText(failed.reason));
      return false;
    }
    notify.success(texts.sessionsEnded(rows.length));
    return true;
  };
  return { end, busy };
};
