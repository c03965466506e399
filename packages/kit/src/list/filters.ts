import { isIsoDate } from '@telve/locale';

/**
 * Kind of a filter, which says how it stands in the URL:
 * `text`, `id` (whole number from 1), `flag` (true, false), `date` (YYYY-MM-DD), or one of a list of texts. Anything else in the URL is ignored.
 */
export type FilterKind = 'text' | 'id' | 'flag' | 'date' | readonly string[];
/** Filters of a list by name, with the kind of their value. */
export type FilterKinds = Readonly<Record<string, FilterKind>>;

type ValueOf<K extends FilterKind> = K extends 'id'
  ? number
  : K extends 'flag'
    ? boolean
    : K extends readonly (infer T)[]
      ? T
      : string;

/** Values of the filters that are set. */
export type FilterValues<Kinds extends FilterKinds> = { readonly [Name in keyof Kinds]?: ValueOf<Kinds[Name]> };
export type FilterValue = string | number | boolean;

/** Largest id a record can have. */
const idMax = 2_147_483_647;

/** Reads a filter from the URL; undefined when the text is no value of the kind. */
export const parseFilter = (kind: FilterKind, text: string | null): FilterValue | undefined => {
  if (text === null || text === '') return undefined;
  if (kind === 'text') return text;
  if (kind === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (kind === 'id') return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= idMax ? Number(text) : undefined;
  if (kind === 'date') return isIsoDate(text) ? text : undefined;
  return kind.includes(text) ? text : undefined;
};

/** The filters without those that are not set. */
export const compactFilters = <V extends object>(values: V): V =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as V;
