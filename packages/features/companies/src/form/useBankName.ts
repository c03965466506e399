import { applicationEntries, isApiError } from '@telve/api';
import { useClient } from '@telve/kit';
import { isIban } from '@telve/locale';
import { useEffect, useState } from 'react';

/** How far the search for the bank of an IBAN is. */
export type BankLookup = { state: 'none' | 'looking' | 'unknown' | 'failed' } | { state: 'found'; name: string };

interface Answer {
  iban: string;
  lookup: BankLookup;
}

const lookupOf = (error: unknown): BankLookup => ({
  state:
    isApiError(error) && (error.code === 'bank_not_found' || error.code === 'validation_failed') ? 'unknown' : 'failed',
});

/**
 * Asks for the bank of a valid IBAN (D-52). A change ends the search before, so a late answer for an older IBAN is never
 * shown. The `stored` IBAN is not asked again: its name stands beside it.
 */
export const useBankName = (iban: string, stored: string): BankLookup => {
  const client = useClient();
  const [answer, setAnswer] = useState<Answer>();
  const asks = iban !== stored && isIban(iban);

  useEffect(() => {
    if (!asks) return;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (lookup: BankLookup) => {
      if (!signal.aborted) setAnswer({ iban, lookup });
    };
    client.call(applicationEntries.bankInfo, { iban }, { signal }).then(
      ({ bankName }) => tell(bankName === '' ? { state: 'unknown' } : { state: 'found', name: bankName }),
      (error: unknown) => tell(lookupOf(error)),
    );
    return () => controller.abort();
  }, [client, iban, asks]);

  if (!asks) return { state: 'none' };
  return answer?.iban === iban ? answer.lookup : { state: 'looking' };
};
