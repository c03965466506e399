import { useCallback, useState } from 'react';
import { useLatest } from '../util/useLatest';
import { type HistoryMode, useSearchBinding } from './navigation';

/**
 * One value in the query of the host's address, so that Back takes it back and a reload keeps it; inside the component
 * where the host lends no address. Null: it is not there.
 */
export const useSearchState = (
  name: string,
): readonly [value: string | null, set: (value: string | null, mode?: HistoryMode) => void] => {
  const binding = useLatest(useSearchBinding());
  const address = useSearchBinding();
  const [inside, setInside] = useState<string | null>(null);
  const set = useCallback(
    (value: string | null, mode: HistoryMode = 'push') => {
      if (!binding.current) return setInside(value);
      const next = new URLSearchParams(binding.current.search);
      if (value === null) next.delete(name);
      else next.set(name, value);
      binding.current.setSearch(next, mode);
    },
    [binding, name],
  );
  return [address ? address.search.get(name) : inside, set];
};
