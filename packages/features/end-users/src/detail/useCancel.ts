import { type EndUser, endUserEntries, isApiError, newIdempotencyKey } from '@telve/api';
import { isSilent, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { useState } from 'react';
import { endUserTexts } from '../texts';

export interface Cancel {
  /** The question is on the screen. */
  asking: boolean;
  busy: boolean;
  ask: () => void;
  dismiss: () => void;
  /** Cancels the subscription. Never rejects. */
  confirm: () => Promise<void>;
}

/** Refused for good: the same question would be answered the same way. */
const isSettled = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'subscription_not_removable' || error.code === 'user_not_found');

/**
 * Cancels a subscription (SUP-05). One opened question is one wish: sent again after a failure it has the same key, so
 * that it cannot be done twice. The question stays after a failure that may pass, with what was typed.
 */
export const useCancel = ({ id }: Pick<EndUser, 'id'>): Cancel => {
  const texts = useTexts(endUserTexts).cancel;
  const notify = useNotify();
  const errorText = useErrorText({ otherwise: texts.failed });
  const { run, busy } = useMutation(endUserEntries.removeSubscription);
  const [key, setKey] = useState<string>();
  const confirm = async () => {
    if (busy || key === undefined) return;
    try {
      await run({ id }, { idempotencyKey: key });
      setKey(undefined);
      notify.success(texts.done);
    } catch (error) {
      if (isSettled(error)) setKey(undefined);
      if (!isSilent(error)) notify.error(errorText(error));
    }
  };
  return {
    asking: key !== undefined,
    busy,
    ask: () => setKey(newIdempotencyKey()),
    dismiss: () => setKey(undefined),
    confirm,
  };
};
