import { type ApiError, applicationEntries, isApiError } from '@telve/api';
import { useClient } from '@telve/kit';
import { isIbanComplete } from '@telve/locale';
import { useEffect, useState } from 'react';

/** How far the search for the bank of an IBAN is. */
export type BankState =
  | { state: 'none' | 'looking' | 'unknown' }
  | { state: 'found'; name: string }
  | { state: 'failed'; error: ApiError };

const none: BankState = { state: 'none' };

/**
 * Looks up the bank once an IBAN has its 26 characters (WIZ-12); a change ends the search before, so that a late answer for
 * an older IBAN is never shown. `known` is what is stored for an IBAN: it is not asked again.
 */
export const useBank = (iban: string, known: { iban: string; name: string }): BankState & { retry: () => void } => {
  const client = useClient();
  const [answer, setAnswer] = useState<{ iban: string; bank: BankState }>();
  const [attempt, setAttempt] = useState(0);
  const isKnown = iban === known.iban && known.name !== '';
  const asks = isIbanComplete(iban) && !isKnown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (!asks) return;
    const controller = new AbortController();
    const tell = (bank: BankState) => !controller.signal.aborted && setAnswer({ iban, bank });
    tell({ state: 'looking' });
    client.call(applicationEntries.bankInfo, { iban }, { signal: controller.signal }).then(
      ({ bankName }) => tell(bankName === '' ? { state: 'unknown' } : { state: 'found', name: bankName }),
      (error: unknown) =>
        tell(
          isApiError(error) && error.code !== 'bank_not_found' && error.code !== 'validation_failed'
            ? { state: 'failed', error }
            : { state: 'unknown' },
        ),
    );
    return () => controller.abort();
  }, [client, iban, asks, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  if (isKnown) return { state: 'found', name: known.name, retry };
  if (!asks) return { ...none, retry };
  return { ...(answer?.iban === iban ? answer.bank : ({ state: 'looking' } as const)), retry };
};
