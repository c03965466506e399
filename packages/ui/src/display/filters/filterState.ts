import { foldTr } from '@telve/locale';
import type { Filter, FilterOption } from './types';

/** The chosen values as a list. */
export const chosen = (filter: Filter): readonly string[] => {
  if (filter.multiple) return filter.value;
  return filter.value === null ? [] : [filter.value];
};

export const isSet = (filter: Filter): boolean => chosen(filter).length > 0;

/** Chooses an option: a single filter takes it, a filter of many adds it or takes it away. */
export function toggle(filter: Filter, value: string | null): void {
  if (!filter.multiple) filter.onChange(value);
  else if (value === null) filter.onChange([]);
  else
    filter.onChange(
      filter.value.includes(value) ? filter.value.filter((one) => one !== value) : [...filter.value, value],
    );
}

/** Name of a chosen value: from the options, else what the list gave, else the value itself. */
export function labelOf(filter: Filter, value: string, known: readonly FilterOption[] = filter.options ?? []): string {
  return known.find((option) => option.value === value)?.label ?? filter.valueLabel ?? value;
}

/** Options whose label contains the query; ı/i, case and accents are equal. */
export function narrow(options: readonly FilterOption[], query: string): readonly FilterOption[] {
  const needle = foldTr(query.trim());
  return needle ? options.filter((option) => foldTr(option.label).includes(needle)) : options;
}
