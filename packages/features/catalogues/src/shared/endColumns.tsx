import { type RowSwitchProps, type Target, useTarget } from '@telve/kit';
import { CellActions, CellLink, type Column, PencilIcon, SwitchCell } from '@telve/ui';

interface EndColumnTexts {
  columns: { active: string; actions: string };
  editLabel: (name: string) => string;
}

interface EndColumnOptions<Row> {
  texts: EndColumnTexts;
  switchOf: (row: Row) => RowSwitchProps;
  /** The record in words. */
  nameOf: (row: Row) => string;
  /** Form that edits one. */
  edit: Target;
}

/** What every catalogue ends with: active switch and the way to the form, where the host has it. */
export const endColumns = <Row extends { id: number }>({
  texts,
  switchOf,
  nameOf,
  edit,
}: EndColumnOptions<Row>): readonly Column<Row>[] => [
  { id: 'active', header: texts.columns.active, role: 'switch', cell: (row) => <SwitchCell {...switchOf(row)} /> },
  {
    id: 'actions',
    header: texts.columns.actions,
    role: 'actions',
    cell: (row) => <EditLink target={edit} id={row.id} label={texts.editLabel(nameOf(row))} />,
  },
];

function EditLink({ target, id, label }: { target: Target; id: number; label: string }) {
  const to = useTarget({ target, params: { id } });
  return (
    to && (
      <CellActions>
        <CellLink {...to} label={label} icon={<PencilIcon aria-hidden="true" />} />
      </CellActions>
    )
  );
}
