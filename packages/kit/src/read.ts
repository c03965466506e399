// What a component needs that only reads, such as a widget in a page of others. A door of its own: it leads to no form, no list and
// no rule, so that no bundler can take them along.
export { type Query, type QueryOptions, useQuery } from './data/useQuery';
export { useSearchState } from './navigation/useSearchState';
export { ReadProvider, type ReadProviderProps } from './provider/ReadProvider';
export { defineTexts, type TextOverride, type TextOverrides, type TextSet, useTexts } from './texts/texts';
export { same } from './util/same';
