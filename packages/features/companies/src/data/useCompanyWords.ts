import { companyEntries, type EnumValue, lookupEntries } from '@telve/api';
import { useLookup, useTexts } from '@telve/kit';
import type { Option } from '@telve/ui';
import { useMemo } from 'react';
import { companyTexts } from '../texts';

/** Choices of a company's fields with their words. */
export interface CompanyWords {
  segments: readonly Option[];
  statuses: readonly Option[];
  reasons: readonly Option[];
}

const none = {};
const statusEnum = { name: 'CompanyStatus' } as const;
const reasonEnum = { name: 'CompanyStatusReasonType' } as const;

/** The record carries numbers where the enumeration has names: Open is 0, Closed is 1 (COMP-30). */
const statusValues: Readonly<Record<string, string>> = { Open: '0', Closed: '1' };

const optionsOf = (answer: readonly EnumValue[] | undefined, own: Readonly<Record<string, string>>): Option[] =>
  answer?.map(({ value, label }) => ({ value, label })) ??
  Object.entries(own).map(([value, label]) => ({ value, label }));

/**
 * Segments, working states and reasons in the server's words (COMP-17, COMP-32, COMP-57, COMP-61, COMP-62); until they are
 * there, or where they cannot be read, in this package's: a form does not wait for them.
 */
export const useCompanyWords = (): CompanyWords => {
  const texts = useTexts(companyTexts);
  const { data: segments } = useLookup(companyEntries.segments, none);
  const { data: statuses } = useLookup(lookupEntries.getEnum, statusEnum);
  const { data: reasons } = useLookup(lookupEntries.getEnum, reasonEnum);
  return useMemo(
    () => ({
      segments: optionsOf(segments, texts.segments),
      statuses: optionsOf(
        statuses?.map(({ value, label }) => ({ value: statusValues[value] ?? value, label })),
        texts.statuses,
      ),
      reasons: optionsOf(reasons, texts.reasons),
    }),
    [segments, statuses, reasons, texts],
  );
};

/** Words of a value; empty for none, the value itself where nobody knows it. */
export const wordOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
