import type { TimePeriod } from '@telve/api';
import { type RowSwitchProps, useTarget } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { CellActions, CellLink, CellMain, type Column, PencilIcon, SwitchCell } from '@telve/ui';
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
  {
    id: 'active',
    header: texts.columns.active,
    role: 'switch',
    cell: (period) => <SwitchCell {...switchOf(period)} />,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    role: 'actions',
    cell: ({ id, timePeriod }) => <EditLink id={id} label={texts.editLabel(formatNumber(timePeriod))} />,
  },
];

function EditLink({ id, label }: { id: number; label: string }) {
  const to = useTarget({ target: 'timePeriods.edit', params: { id } });
  return (
    to && (
      <CellActions>
        <CellLink {...to} label={label} icon={<PencilIcon aria-hidden="true" />} />
      </CellActions>
    )
  );
}
