import type { TimePeriod } from '@telve/api';
import type { RowSwitchProps } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { CellMain, type Column } from '@telve/ui';
import { endColumns } from '../shared/endColumns';
import type { TimePeriodTexts } from '../texts';

/** Columns of the time periods (CAT-07). Memoise the array: a new one renders every row. */
export const timePeriodColumns = (
  texts: TimePeriodTexts,
  switchOf: (period: TimePeriod) => RowSwitchProps,
): readonly Column<TimePeriod>[] => [
  {
    id: 'minutes',
    header: texts.columns.minutes,
    role: 'identity',
    cell: ({ timePeriod }) => <CellMain name={texts.minutes(formatNumber(timePeriod))} />,
  },
  ...endColumns<TimePeriod>({
    texts,
    switchOf,
    nameOf: ({ timePeriod }) => formatNumber(timePeriod),
    edit: 'timePeriods.edit',
  }),
];
