import { type Target, useTarget } from '@telve/kit';
import { CellActions, CellLink, CellMain, CellText, type Column } from '@telve/ui';
import type { MouseEvent, ReactNode } from 'react';

interface RecordCellProps {
  /** The page of the record, where the host has it. */
  target: Target;
  id: number;
}

/** The number of a record, where there is room: its page tells it too. */
export const idColumn = <Row extends { id: number }>(header: string): Column<Row> => ({
  id: 'id',
  header,
  width: '72px',
  hideBelow: 'xl',
  card: 'hidden',
  cell: ({ id }) => <CellText look="faint">{id}</CellText>,
});

/** What a record is called; leads to its page. */
export function NameCell({ target, id, name }: RecordCellProps & { name: ReactNode }) {
  const to = useTarget({ target, params: { id } });
  return (
    <CellMain
      name={name}
      href={to?.href}
      // With an address the name is an anchor.
      onClick={to ? (event) => to.onClick(event as MouseEvent<HTMLAnchorElement>) : undefined}
    />
  );
}

/** The way to a record's page at the end of its row; nothing where the host has none. */
export function WayCell({ target, id, label, icon }: RecordCellProps & { label: string; icon: ReactNode }) {
  const to = useTarget({ target, params: { id } });
  return (
    to && (
      <CellActions>
        <CellLink {...to} label={label} icon={icon} />
      </CellActions>
    )
  );
}
