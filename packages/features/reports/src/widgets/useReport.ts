import { type ApiError, type Entry, isApiError } from '@telve/api';
import { same, useQuery } from '@telve/kit/read';
import { useEffect, useRef } from 'react';
import type { ChartProps } from '../charts/props';
import type { Range } from '../range/ranges';
import { daysOf } from '../scope/choice';
import type { ReportData } from './data';

/** A report as a widget shows it. */
export interface Report<Payload> {
  /** Undefined: nothing is known yet. */
  payload: Payload | undefined;
  status: NonNullable<ChartProps['status']>;
  /** There is nothing to show for the present days. */
  error: ApiError | undefined;
  retry: () => void;
}

interface Read<Input, Payload> {
  entry: Entry<Input, Payload>;
  inputOf: (days: Range) => Input;
}

/**
 * Reads a report of some days. `data` of these very days is shown without asking; other days are read, with what was shown
 * before until they are there.
 *
 * @param range null asks nothing
 * @param pick  the part of `data` that this report shows
 */
export const useReport = <Input, Payload>(
  { entry, inputOf }: Read<Input, Payload>,
  range: Range | null,
  data: ReportData | undefined,
  pick: (data: ReportData) => Payload | undefined,
): Report<Payload> => {
  const isGiven = range !== null && data !== undefined && same(daysOf(data.range, data.today), range);
  const given = isGiven ? pick(data) : undefined;
  const query = useQuery(entry, given || range === null ? null : inputOf(range), { keepPrevious: true });
  const shown = useRef<Payload>(undefined);
  const current = given ?? query.data;
  useEffect(() => {
    if (current !== undefined) shown.current = current;
  });
  const { error } = query;
  const payload = error ? undefined : (current ?? shown.current);
  const isCurrent = given !== undefined || (query.data !== undefined && !query.isPrevious);
  return {
    payload,
    status: payload === undefined ? 'loading' : isCurrent ? 'ready' : 'refreshing',
    error: isApiError(error) ? error : undefined,
    retry: () => void query.reload(),
  };
};
