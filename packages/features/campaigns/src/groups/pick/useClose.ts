import { kitTexts, useConfirm, useTexts } from '@telve/kit';

/** Closes a dialog; where something was chosen in it, only after a question. */
export const useClose = (isDirty: boolean, onClose: () => void): (() => void) => {
  const { leave } = useTexts(kitTexts);
  const confirm = useConfirm();
  const words = { title: leave.title, text: leave.text, confirmLabel: leave.leave, cancelLabel: leave.stay };
  const close = async () => {
    if (!isDirty || (await confirm(words))) onClose();
  };
  return () => void close();
};
