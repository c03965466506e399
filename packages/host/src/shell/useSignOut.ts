import { useConfirm, useDirtyRegistry, useTexts } from '@telve/kit';
import { session } from '../services';
import { hostTexts } from '../texts';

/** Asks before signing out, and first about what is unsaved (SHELL-10, SHELL-11, SHELL-12). */
export const useSignOut = (): (() => Promise<void>) => {
  const confirm = useConfirm();
  const unsaved = useDirtyRegistry();
  const texts = useTexts(hostTexts);
  return async () => {
    if (!(await unsaved.ask())) return;
    const sure = await confirm({
      title: texts.signOutTitle,
      text: texts.signOutText,
      confirmLabel: texts.signOutConfirm,
      cancelLabel: texts.signOutCancel,
    });
    if (sure) await session.signOut();
  };
};
