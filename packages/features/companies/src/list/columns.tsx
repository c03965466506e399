import type { CompanyRow } from '@telve/api';
import type { RowSwitchProps } from '@telve/kit';
import { CellText, type Column, SwitchCell } from '@telve/ui';
import type { CompanyWords } from '../data/useCompanyWords';
import type { CompanyTexts } from '../texts';
import { CompanyCell, EditCell, StatusCell, VenueCountCell } from './cells';

export interface CompanyColumnOptions {
  texts: CompanyTexts;
  words: CompanyWords;
  switchOf: (company: CompanyRow) => RowSwitchProps;
}

/** Columns of the company list (D-29). Memoise the array: a new one renders every row. */
export const companyColumns = ({ texts, words, switchOf }: CompanyColumnOptions): readonly Column<CompanyRow>[] => {
  const { columns } = texts;
  return [
    {
      id: 'company',
      header: columns.company,
      role: 'identity',
      cell: (company) => <CompanyCell company={company} words={words} />,
    },
    { id: 'taxIdentity', header: columns.taxIdentity, cell: ({ taxIdentity }) => taxIdentity },
    {
      id: 'taxAdministration',
      header: columns.taxAdministration,
      hideBelow: 'xl',
      cell: ({ taxAdministration }) => <CellText>{taxAdministration}</CellText>,
    },
    {
      id: 'venues',
      header: columns.venues,
      align: 'end',
      cell: (company) => <VenueCountCell company={company} texts={texts} />,
    },
    { id: 'status', header: columns.status, cell: (company) => <StatusCell company={company} words={words} /> },
    {
      id: 'active',
      header: columns.active,
      role: 'switch',
      cell: (company) => <SwitchCell {...switchOf(company)} />,
    },
    {
      id: 'actions',
      header: columns.actions,
      role: 'actions',
      cell: (company) => <EditCell company={company} texts={texts} />,
    },
  ];
};
