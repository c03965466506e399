import { authEntries, type SessionRow } from '@telve/api';
import { isSilent, useConfirm, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { authTexts } from '../texts';

/** Asks, then ends one of the user's sessions on another device. True when it has ended. */
export const useEndSession = (): ((row: SessionRow) => Promise<boolean>) => {
  const texts = useTexts(authTexts);
  const { run } = useMutation(authEntries.endSession);
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  return async (row) => {
    const sure = await confirm({
      title: texts.endSessionTitle,
      text: texts.endSessionText(row.device || texts.unknownDevice),
      confirmLabel: texts.endSession,
      tone: 'danger',
    });
    if (!sure) return false;
    try {
      await run({ id: row.id });
      notify.success(texts.sessionEnded);
      return true;
    } catch (error) {
      if (!isSilent(error)) notify.error(errorText(error));
      return false;
    }
  };
};
