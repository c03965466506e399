import type { Choice, Entry } from '@telve/api';
import { useClient, useLookup } from '@telve/kit';
import { includesTr } from '@telve/locale';
import type { ComboboxProps } from '@telve/ui';
import { useCallback, useEffect, useMemo } from 'react';

const toOptions = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: String(id), label: name }));

/**
 * Choices of a combobox from a lookup that is read once. Until they are there, or when that failed, the opened list loads
 * them itself and offers to try again. Keep the identity of `input`; null has no choices. What was read is kept in `names`.
 */
export const useChoices = <Input>(
  entry: Entry<Input, Choice[]>,
  input: Input | null,
  names: Map<string, string>,
): Pick<ComboboxProps, 'options' | 'load'> => {
  const client = useClient();
  const { data } = useLookup(entry, input);
  const options = useMemo(() => data && toOptions(data), [data]);

  useEffect(() => {
    for (const { value, label } of options ?? []) names.set(value, label);
  }, [options, names]);

  const load = useCallback(
    async (query: string, signal: AbortSignal) => {
      if (input === null) return [];
      const found = toOptions(await client.call(entry, input, { signal }));
      for (const { value, label } of found) names.set(value, label);
      return found.filter(({ label }) => includesTr(label, query));
    },
    [client, entry, input, names],
  );
  return options ? { options } : { load };
};
