import type { MilkType } from '@telve/api';
import type { RowSwitchProps } from '@telve/kit';
import { CellMain, CellRow, CellTag, CellText, type Column } from '@telve/ui';
import { endColumns } from '../shared/endColumns';
import type { MilkTypeTexts } from './texts';

/** Columns of the milk types (CAT-01, CAT-12). Memoise the array: a new one renders every row. */
export const milkTypeColumns = (
  texts: MilkTypeTexts,
  switchOf: (milk: MilkType) => RowSwitchProps,
): readonly Column<MilkType>[] => [
  {
    id: 'milkType',
    header: texts.columns.milkType,
    role: 'identity',
    cell: ({ milkType }) => <CellMain name={milkType} />,
  },
  {
    id: 'code',
    header: texts.columns.code,
    cell: ({ milkTypeCode }) =>
      milkTypeCode === 'WithoutMilk' ? (
        <CellTag>{texts.withoutMilk}</CellTag>
      ) : (
        <CellRow>
          <CellTag>{texts.milky}</CellTag>
          <CellText look="small">{texts.codes[milkTypeCode]}</CellText>
        </CellRow>
      ),
  },
  ...endColumns<MilkType>({ texts, switchOf, nameOf: ({ milkType }) => milkType, edit: 'milkTypes.edit' }),
];
