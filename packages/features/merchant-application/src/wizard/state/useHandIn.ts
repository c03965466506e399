import { type ApiError, applicationEntries, isApiError } from '@telve/api';
import { isSilent, useMutation, useNotify, useTexts } from '@telve/kit';
import { wizardTexts } from '../texts';

export interface HandInOptions {
  onSubmitted: () => void;
  onError?: (error: ApiError) => void;
}

/**
 * The change of status after the save (WIZ-14). When only it fails, the files count as stored and the button may be
 * pressed again (D-46).
 */
export const useHandIn = (id: number, { onSubmitted, onError }: HandInOptions) => {
  const texts = useTexts(wizardTexts);
  const notify = useNotify();
  const { run, busy } = useMutation(applicationEntries.changeStatus);
  const handIn = async () => {
    try {
      await run({ id, status: 'PendingApproval' });
      onSubmitted();
    } catch (error) {
      if (isSilent(error)) return;
      if (!isApiError(error)) throw error;
      notify.error(texts.failed);
      onError?.(error);
    }
  };
  return { handIn, busy };
};
