import { timePeriodEntries } from '@telve/api';
import { useLookup } from '../data/useLookup';
import { useQuery } from '../data/useQuery';
import type { TestClient } from './client';

export const { list, update: change } = timePeriodEntries;

/** State and minutes of one page of periods, as text. */
export function Periods({ page: number = 1, keep = false }: { page?: number; keep?: boolean }) {
  const { data, error, isLoading, isPrevious } = useQuery(list, { page: number }, { keepPrevious: keep });
  const state = isLoading ? 'loading' : error ? `error ${error.code}` : isPrevious ? 'previous' : 'ready';
  return (
    <p>
      {state} {data?.items.map((row) => row.timePeriod).join(', ')}
    </p>
  );
}

/** The periods as a lookup. */
export function Lookup() {
  return (
    <p>
      lookup{' '}
      {useLookup(list, {})
        .data?.items.map((row) => row.timePeriod)
        .join(', ')}
    </p>
  );
}

export const inputs = (client: TestClient) => client.inputs(list);
