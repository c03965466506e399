import { type CompanyRow, companyEntries } from '@telve/api';
import { type List, type RowSwitchProps, useRowSwitch, useTexts } from '@telve/kit';
import type { CompanyFilterKinds } from '../list/filters';
import { companyTexts } from '../texts';

/** The active switch of a row (COMP-28, COMP-56). It carries no version: the last switch wins (D-91). */
export const useCompanySwitch = (
  list: List<CompanyRow, CompanyFilterKinds>,
): ((company: CompanyRow) => RowSwitchProps) => {
  const texts = useTexts(companyTexts);
  return useRowSwitch({
    list,
    entry: companyEntries.setActive,
    checked: ({ active }) => active,
    label: ({ companyName }) => texts.switchLabel(companyName),
    toInput: ({ id }, active) => ({ id, active }),
    patch: (_, active) => ({ active }),
  });
};
