'use client';
import { memo } from 'react';
import { type Column, cellClass, roles } from './columns';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** The row of sums. */
  total?: boolean;
}

function PlainRow<Row>({ row, columns, total }: TableRowProps<Row>) {
  return (
    <tr {...roles.row} className={total ? 't-total' : undefined}>
      {columns.map((column) =>
        column.role === 'identity' ? (
          <th key={column.id} scope="row" {...roles.rowheader} className={cellClass(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.id}
            {...roles.cell}
            className={cellClass(column)}
            data-l={column.role === 'actions' ? undefined : column.header}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** A row renders again only when its own record or the columns change: a toggled switch renders one row. */
export const TableRow = memo(PlainRow) as typeof PlainRow;
