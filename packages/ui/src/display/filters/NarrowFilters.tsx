'use client';
import { FilterSheet, type FilterSheetProps } from './FilterSheet';
import { SheetFilter } from './SheetFilter';
import type { Filter, OwnFilter } from './types';

export interface NarrowFiltersProps extends Omit<FilterSheetProps, 'children'> {
  filters: readonly (Filter | OwnFilter)[];
}

/** All filters of a bar in the sheet of narrow containers. */
export function NarrowFilters({ filters, ...sheet }: NarrowFiltersProps) {
  return (
    <FilterSheet {...sheet}>
      {filters.map((filter) => (
        <SheetFilter key={filter.id} filter={filter} />
      ))}
    </FilterSheet>
  );
}
