import { type Campaign, campaignEntries, campaignLimits, isApiError, newIdempotencyKey } from '@telve/api';
import { isSilent, useDirty, useMutation, useNotify, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { useRef, useState } from 'react';
import { campaignCodeTexts } from './texts';

const isCount = (count: number | null): count is number =>
  count !== null && Number.isInteger(count) && count >= 1 && count <= campaignLimits.couponCountMax;

export interface AddCodes {
  /** Null while empty, NaN for a text that is no number. */
  count: number | null;
  setCount: (count: number | null) => void;
  error: string | undefined;
  busy: boolean;
  /** Adds the codes, or says what is wrong with the number. Never rejects. */
  add: () => Promise<void>;
}

/**
 * Adds codes to a campaign (CAMP-71, CAMP-104). A failure is told in the words of the specification and keeps what was typed (CAMP-120).
 * @param onAdded called when the server has taken them
 */
export const useAddCodes = ({ id }: Pick<Campaign, 'id'>, onAdded: () => void): AddCodes => {
  const texts = useTexts(campaignCodeTexts);
  const notify = useNotify();
  const { run, busy } = useMutation(campaignEntries.addCodes);
  const [count, setCount] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const key = useRef<string>(undefined);
  useDirty(count !== null, { label: texts.add.unsaved });

  const change = (next: number | null) => {
    setCount(next);
    setError(undefined);
    key.current = undefined;
  };
  const add = async () => {
    if (busy) return;
    if (!isCount(count)) return setError(texts.add.range(formatNumber(campaignLimits.couponCountMax)));
    // The same number sent again after no answer came is the same wish.
    key.current ??= newIdempotencyKey();
    try {
      await run({ campaignId: id, couponCount: count }, { idempotencyKey: key.current });
      key.current = undefined;
      setError(undefined);
      // A number that was typed meanwhile is the next wish.
      setCount((now) => (now === count ? null : now));
      onAdded();
    } catch (failure) {
      if (isSilent(failure)) return;
      if (isApiError(failure) && failure.code === 'user_count_max') {
        return setError(texts.add.tooMany(formatNumber(campaignLimits.userCountMax)));
      }
      notify.error(texts.failed);
    }
  };
  return { count, setCount: change, error, busy, add };
};
