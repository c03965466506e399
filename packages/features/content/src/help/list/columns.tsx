import type { HelpContentRow } from '@telve/api';
import type { RowSwitchProps } from '@telve/kit';
import { CellTag, CellText, type Column, SwitchCell } from '@telve/ui';
import type { PriorityPlace } from '../data/usePriority';
import type { HelpContentTexts } from '../texts';
import { EditCell, QuestionCell } from './cells';
import { PriorityCell } from './PriorityCell';

/** Columns of the help contents (HELP-02 to HELP-07). Memoise the array: a new one renders every row. */
export const helpContentColumns = (
  texts: HelpContentTexts,
  switchOf: (content: HelpContentRow) => RowSwitchProps,
  place: PriorityPlace,
): readonly Column<HelpContentRow>[] => [
  {
    id: 'id',
    header: texts.columns.id,
    width: '72px',
    hideBelow: 'xl',
    card: 'hidden',
    cell: ({ id }) => <CellText look="faint">{id}</CellText>,
  },
  {
    id: 'question',
    header: texts.columns.question,
    role: 'identity',
    cell: (content) => <QuestionCell content={content} />,
  },
  {
    id: 'category',
    header: texts.columns.category,
    cell: ({ helpMenuTitle }) => <CellTag>{helpMenuTitle}</CellTag>,
  },
  {
    id: 'priority',
    header: texts.columns.priority,
    width: '310px',
    card: 'wide',
    cell: (content) => <PriorityCell content={content} place={place} />,
  },
  {
    id: 'active',
    header: texts.columns.active,
    role: 'switch',
    cell: (content) => <SwitchCell {...switchOf(content)} />,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    role: 'actions',
    cell: (content) => <EditCell content={content} texts={texts} />,
  },
];
