import type { MerchantUserRow } from '@telve/api';
import type { RowSwitchProps } from '@telve/kit';
import { formatDate } from '@telve/locale';
import { CellText, type Column } from '@telve/ui';
import type { MerchantUserTexts } from '../texts';
import { ActiveCell, RowActions, UserCell } from './cells';

export interface MerchantUserColumnOptions {
  texts: MerchantUserTexts;
  switchOf: (user: MerchantUserRow) => RowSwitchProps;
  /** The history of a user may be read. */
  withHistory: boolean;
}

/** Columns of the merchant-app users (D-29, D-32). Memoise the array: a new one renders every row. */
export const merchantUserColumns = ({
  texts,
  switchOf,
  withHistory,
}: MerchantUserColumnOptions): readonly Column<MerchantUserRow>[] => [
  {
    id: 'user',
    header: texts.columns.user,
    role: 'identity',
    cell: (user) => <UserCell user={user} texts={texts} />,
  },
  { id: 'role', header: texts.columns.role, cell: ({ role }) => texts.roles[role] },
  {
    id: 'company',
    header: texts.columns.company,
    card: 'wide',
    cell: ({ company }) => company ?? <CellText look="faint">{texts.noCompany}</CellText>,
  },
  {
    id: 'venue',
    header: texts.columns.venue,
    card: 'wide',
    cell: ({ department }) => department ?? <CellText look="faint">{texts.none}</CellText>,
  },
  { id: 'createdAt', header: texts.columns.createdAt, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    id: 'active',
    header: texts.columns.active,
    role: 'switch',
    cell: (user) => <ActiveCell user={user} texts={texts} switchProps={switchOf(user)} />,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    role: 'actions',
    cell: (user) => <RowActions user={user} texts={texts} withHistory={withHistory} />,
  },
];
