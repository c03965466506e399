import { panelUserEntries, type SessionRow } from '@telve/api';
import { type ConfirmOptions, isSilent, useConfirm, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { panelUserTexts } from '../texts';

export interface EndSessions {
  /** Asks, then ends one session. True when it has ended. */
  one: (session: SessionRow) => Promise<boolean>;
  /** Asks, then ends all of them, on the own account all but this one. True when they have ended. */
  all: () => Promise<boolean>;
}

/** Ends sessions of another user; each asks first and says how it ended. */
export const useEndSessions = (user: { id: number; name: string; isOwn: boolean }): EndSessions => {
  const texts = useTexts(panelUserTexts).sessions;
  const { run: endOne } = useMutation(panelUserEntries.endSession);
  const { run: endAll } = useMutation(panelUserEntries.endSessions);
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText(texts.errors);

  const end = async (question: ConfirmOptions, call: () => Promise<unknown>, success: string) => {
    if (!(await confirm({ confirmLabel: texts.end, tone: 'danger', ...question }))) return false;
    try {
      await call();
      notify.success(success);
      return true;
    } catch (error) {
      if (!isSilent(error)) notify.error(errorText(error));
      return false;
    }
  };

  return {
    one: (session) =>
      end(
        { title: texts.endTitle, text: texts.endText(session.device || texts.unknownDevice) },
        () => endOne({ id: user.id, sessionId: session.id }),
        texts.ended,
      ),
    all: () =>
      end(
        { title: texts.endAllTitle, text: user.isOwn ? texts.endAllOwnText : texts.endAllText(user.name) },
        () => endAll({ id: user.id }),
        texts.endedAll,
      ),
  };
};
