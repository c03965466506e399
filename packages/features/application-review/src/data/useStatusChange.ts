import { type ApplicationStatus, applicationEntries, isApiError } from '@telve/api';
import { useConfirm, useMutation, useNotify, useTexts } from '@telve/kit';
import { useCallback } from 'react';
import { applicationReviewTexts } from '../texts';
import { useTold } from './useTold';

/** What staff decides on the screens (D-42). */
export type Decision = Extract<ApplicationStatus, 'PreApproved' | 'Rejected' | 'Completed'>;

export interface StatusChange {
  /** Sends the decision and tells how it went. Never rejects. */
  decide: (status: Decision) => Promise<void>;
  /** Asks before what cannot be taken back; `unsaved` says that something was typed. Resolves true to go on. */
  confirmed: (status: Decision, unsaved: boolean) => Promise<boolean>;
  busy: boolean;
}

/** The staff's decisions, all by the one call (STAFF-16, STAFF-39). `onDecided` is told of each that was taken. */
export const useStatusChange = (
  { id, storeName }: { id: number; storeName: string },
  onDecided: () => void,
): StatusChange => {
  const texts = useTexts(applicationReviewTexts);
  const { run, busy } = useMutation(applicationEntries.changeStatus);
  const notify = useNotify();
  const told = useTold();
  const confirm = useConfirm();

  const decide = useCallback(
    async (status: Decision) => {
      try {
        await run({ id, status });
        onDecided();
        notify.success(texts.done[status]);
      } catch (error) {
        if (!isApiError(error) && (error as Error | null)?.name !== 'AbortError') throw error;
        told(error);
      }
    },
    [run, id, notify, texts, told, onDecided],
  );

  const confirmed = useCallback(
    (status: Decision, unsaved: boolean) => {
      if (status === 'PreApproved') return Promise.resolve(true);
      const isReject = status === 'Rejected';
      const { title, text, unsaved: note } = isReject ? texts.confirm.reject : texts.confirm.complete;
      return confirm({
        title: title(storeName),
        text: unsaved ? `${text} ${note}` : text,
        confirmLabel: isReject ? texts.head.reject : texts.head.complete,
        tone: isReject ? 'danger' : 'neutral',
      });
    },
    [confirm, storeName, texts],
  );

  return { decide, confirmed, busy };
};
