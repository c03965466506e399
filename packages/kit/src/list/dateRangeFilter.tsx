import { DateRangeChip, type DateRangeLimits, type OwnFilter, type RangePreset } from '@telve/ui';
import type { FilterKinds, FilterValues } from './filters';
import type { BoundFilter } from './listFilters';

export interface DateRangeFilterOptions<Kinds extends FilterKinds> {
  /** The two filters of kind `date` that hold the first and the last day. */
  from: keyof Kinds & string;
  to: keyof Kinds & string;
  label: string;
  /** Days that can be chosen (ISO). Compute them where the page renders, so that a new day is noticed. */
  limits?: DateRangeLimits;
  /** Ready-made ranges. */
  presets?: readonly RangePreset[];
}

/**
 * A filter of a list page by days, both included; either end may stay open. A list without one does not load its parts.
 * Set by an end of the address that is no day, it counts as not set.
 */
export const dateRangeFilter = <const Kinds extends FilterKinds>({
  from,
  to,
  label,
  ...rest
}: DateRangeFilterOptions<Kinds>): BoundFilter<Kinds> => ({
  bind: ({ state, setFilters }): OwnFilter => {
    const day = (name: string) => (state.filters[name] as string | undefined) ?? null;
    const value = { start: day(from), end: day(to) };
    return {
      id: from,
      label,
      on: value.start !== null || value.end !== null,
      chip: (
        <DateRangeChip
          {...rest}
          label={label}
          value={value}
          onChange={({ start, end }) =>
            setFilters({ [from]: start ?? undefined, [to]: end ?? undefined } as FilterValues<Kinds>)
          }
        />
      ),
    };
  },
});
