import { type HelpContent, helpContentEntries } from '@telve/api';
import { isSilent, serverWords, useConfirm, useErrorText, useInform, useMutation, useTexts } from '@telve/kit';
import { helpContentTexts } from '../texts';
import { useTold } from './useTold';

/** What the button that deletes needs. */
export interface Remove {
  start: () => void;
  busy: boolean;
}

/**
 * Deletes a help content: asks first, shows what the server says of it, and of a failure too (HELP-09, HELP-33, D-82).
 *
 * @param onRemoved told once the record is gone, before the server's words are shown
 */
export const useRemove = ({ id, title }: Pick<HelpContent, 'id' | 'title'>, onRemoved: () => void): Remove => {
  const { removal, told } = useTexts(helpContentTexts);
  const { run, busy } = useMutation(helpContentEntries.remove, { ends: helpContentEntries.detail });
  const confirm = useConfirm();
  const inform = useInform();
  const errorText = useErrorText();
  const { listen, show } = useTold();

  const start = async () => {
    if (busy) return;
    const question = { title: removal.title, text: removal.text(title), confirmLabel: removal.confirm };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    try {
      await run({ id }, listen());
    } catch (error) {
      if (isSilent(error)) return;
      await inform({ title: told.removeFailed, text: serverWords(error) ?? errorText(error) });
      return;
    }
    onRemoved();
    await show(told.removed);
  };
  return { start: () => void start(), busy };
};
