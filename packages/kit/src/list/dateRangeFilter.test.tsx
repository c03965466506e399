import { describe, expect, it, vi } from 'vitest';
import { dateRangeFilter } from './dateRangeFilter';
import { startState } from './listState';

const kinds = { startDate: 'date', endDate: 'date' } as const;
const bound = (filters = {}) => {
  const setFilters = vi.fn();
  const filter = dateRangeFilter<typeof kinds>({ from: 'startDate', to: 'endDate', label: 'Tarih' });
  return { setFilters, ...filter.bind({ kinds, setFilters, state: startState<typeof kinds>({ filters }) }) };
};
const props = (filter: ReturnType<typeof bound>) => (filter.chip as { props: Record<string, unknown> }).props;

describe('dateRangeFilter', () => {
  it('reads both ends from the list and counts as set with one of them', () => {
    expect(bound().on).toBe(false);
    const filter = bound({ endDate: '2026-11-28' });
    expect(filter.on).toBe(true);
    expect(props(filter).value).toEqual({ start: null, end: '2026-11-28' });
  });

  it('sets both ends in one step, so that the list is asked once', () => {
    const filter = bound();
    (props(filter).onChange as (value: object) => void)({ start: '2026-11-01', end: null });
    expect(filter.setFilters.mock.calls).toEqual([[{ startDate: '2026-11-01', endDate: undefined }]]);
  });
});
