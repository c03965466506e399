'use client';
import { type Column, cellClass, roles } from './columns';

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  label: string;
}

/** Rows in the final shape while the first page loads; they appear after 150 ms. */
export function SkeletonRows<Row>({ columns, count, label }: SkeletonRowsProps<Row>) {
  return (
    <tbody {...roles.rowgroup} className="t-loading">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <tr key={index} {...roles.row}>
          {columns.map((column, at) => (
            <td key={column.id} {...roles.cell} className={cellClass(column)}>
              {index === 0 && at === 0 && <span className="t-sr">{label}</span>}
              {column.role === 'actions' ? null : <span className="t-sk" aria-hidden="true" />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
