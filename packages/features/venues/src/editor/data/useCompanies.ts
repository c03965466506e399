import { type CompanyChoice, lookupEntries } from '@telve/api';
import { useCan, useLookup } from '@telve/kit';

const all = {};
const none: readonly CompanyChoice[] = [];

/** The companies as choices, with what they ask of a venue's form; none for those who may not read them. */
export const useCompanies = (): readonly CompanyChoice[] =>
  useLookup(lookupEntries.merchantCompanies, useCan(lookupEntries.merchantCompanies) ? all : null).data ?? none;
