'use client';
import { type MouseEvent, memo } from 'react';
import { type Column, roles } from './columns';
import { TableRow } from './TableRow';

interface TableBodyProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  onRowAction?: (row: Row) => void;
  totals?: Row | undefined;
}

const controls = 'a, button, input, select, textarea, label, [role="menu"], [popover], dialog';

function PlainBody<Row>({ rows, columns, rowKey, onRowAction, totals }: TableBodyProps<Row>) {
  // One handler for all rows. A click on a control in a row is that control's.
  const act = (event: MouseEvent<HTMLTableSectionElement>) => {
    const target = event.target as Element;
    if (target.closest(controls)) return;
    const tr = target.closest('tr');
    const row = tr && rows[[...event.currentTarget.rows].indexOf(tr) - (totals ? 1 : 0)];
    if (row) onRowAction?.(row);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard the row's identity is a link or button
    <tbody {...roles.rowgroup} onClick={onRowAction ? act : undefined} data-clickable={onRowAction ? '' : undefined}>
      {totals && <TableRow row={totals} columns={columns} total />}
      {rows.map((row) => (
        <TableRow key={rowKey(row)} row={row} columns={columns} />
      ))}
    </tbody>
  );
}

/** Rendered again only when rows, columns or handlers change: not while somebody types in the search box above. */
export const TableBody = memo(PlainBody) as typeof PlainBody;
