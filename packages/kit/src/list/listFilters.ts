import type { Filter, OwnFilter } from '@telve/ui';
import type { FilterKinds, FilterValue, FilterValues } from './filters';
import { parseFilter } from './filters';
import type { List } from './useList';

/** One filter of a list page. Plain data: the kit binds it to the list. */
export interface ListFilter<Kinds extends FilterKinds = FilterKinds> {
  name: keyof Kinds & string;
  label: string;
  /** All choices; values are of the filter's kind. */
  options?: readonly { value: FilterValue; label: string }[];
  /** Choices for what was typed, where they come from elsewhere. Keep its identity between renders. */
  load?: (query: string, signal: AbortSignal) => Promise<readonly { value: FilterValue; label: string }[]>;
  /** A box that narrows the choices. */
  search?: boolean;
  /** Name of the chosen value where the options do not hold it. */
  valueLabel?: string;
  /** Name of no choice. Default “Tümü”. */
  noneLabel?: string;
  /** Puts no choice behind the options instead of before them. */
  noneLast?: boolean;
  /** Shown but not changeable, e.g. the district before its city is chosen. */
  disabled?: boolean;
  /** Filters that lose their value when this one changes: the city's districts. */
  clears?: readonly (keyof Kinds & string)[];
}

type Bindable<Kinds extends FilterKinds> = Pick<List<object, Kinds>, 'state' | 'kinds' | 'setFilters'>;

/** A filter that is bound to the list by itself, such as that of `dateRangeFilter`. */
export interface BoundFilter<Kinds extends FilterKinds = FilterKinds> {
  bind: (list: Bindable<Kinds>) => OwnFilter;
}

type Choices = readonly { value: FilterValue; label: string }[];
const toText = (choices: Choices) => choices.map(({ value, label }) => ({ value: String(value), label }));

const loaders = new WeakMap<NonNullable<ListFilter['load']>, NonNullable<Filter['load']>>();

/** The loader in the filter bar's own form, one for each loader, so that the bar does not load again at each render. */
const toLoader = (load: NonNullable<ListFilter['load']>): NonNullable<Filter['load']> => {
  const known = loaders.get(load) ?? (async (query, signal) => toText(await load(query, signal)));
  loaders.set(load, known);
  return known;
};

/**
 * A filter as the filter bar takes it: values as text, changes to the list, dependent filters cleared. `unknown` names a value
 * that none of the choices has, such as a city number somebody typed into the address.
 */
export const bindFilter = <Kinds extends FilterKinds>(
  { name, clears = [], options, load, ...rest }: ListFilter<Kinds>,
  { state, kinds, setFilters }: Bindable<Kinds>,
  unknown: string,
): Filter => {
  const value = state.filters[name];
  const isUnknown = value !== undefined && !load && options?.every((option) => option.value !== value);
  return {
    ...(isUnknown ? { valueLabel: unknown } : {}),
    ...rest,
    id: name,
    ...(options ? { options: toText(options) } : {}),
    ...(load ? { load: toLoader(load) } : {}),
    value: value === undefined ? null : String(value),
    onChange: (next) =>
      setFilters({
        ...Object.fromEntries(clears.map((other) => [other, undefined])),
        [name]: parseFilter(kinds[name] ?? 'text', next),
      } as FilterValues<Kinds>),
  };
};
