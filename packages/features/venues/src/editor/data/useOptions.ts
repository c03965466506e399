import type { Choice, Entry } from '@telve/api';
import { useClient, useLookup } from '@telve/kit';
import { includesTr } from '@telve/locale';
import type { ComboboxProps } from '@telve/ui';
import { useCallback, useMemo } from 'react';

const toOptions = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: String(id), label: name }));

/**
 * Choices of a combobox from a lookup that is read once. Until they are there, or when that failed, the opened list loads
 * them itself and offers to try again. Keep the identity of `input`; null has no choices.
 */
export const useOptions = <Input, One extends Choice>(
  entry: Entry<Input, One[]>,
  input: Input | null,
  wanted: (choice: One) => boolean = () => true,
): Pick<ComboboxProps, 'options' | 'load'> => {
  const client = useClient();
  const { data } = useLookup(entry, input);
  const options = useMemo(() => data && toOptions(data.filter(wanted)), [data, wanted]);
  const load = useCallback(
    async (query: string, signal: AbortSignal) => {
      if (input === null) return [];
      const found = (await client.call(entry, input, { signal })).filter(wanted);
      return toOptions(found.filter(({ name }) => includesTr(name, query)));
    },
    [client, entry, input, wanted],
  );
  return options ? { options } : { load };
};
