import type { Choice, Entry } from '@telve/api';
import { type ListFilter, useClient, useLookup } from '@telve/kit';
import { includesTr } from '@telve/locale';
import { useCallback } from 'react';

/** Where the choices of a filter come from. */
export type FilterChoices = Pick<ListFilter, 'options' | 'load' | 'valueLabel'>;

const toOptions = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: id, label: name }));

/**
 * Choices of a filter from a lookup that is read once. Until they are there, or when that failed, the opened filter loads
 * them itself and offers to try again. Keep the identity of `input`; null has no choices.
 */
export const useChoices = <Input>(entry: Entry<Input, Choice[]>, input: Input | null): FilterChoices => {
  const client = useClient();
  const { data } = useLookup(entry, input);
  const load = useCallback(
    async (query: string, signal: AbortSignal) => {
      if (input === null) return [];
      const choices = await client.call(entry, input, { signal });
      return toOptions(choices.filter(({ name }) => includesTr(name, query)));
    },
    [client, entry, input],
  );
  return data ? { options: toOptions(data) } : { load, valueLabel: '…' };
};
