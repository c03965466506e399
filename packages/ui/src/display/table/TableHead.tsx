'use client';
import { memo } from 'react';
import { type Column, cellClass, roles } from './columns';

function PlainHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col
            key={column.id}
            className={column.hideBelow ? `t-below-${column.hideBelow}` : undefined}
            width={column.width}
          />
        ))}
      </colgroup>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <th
              key={column.id}
              {...roles.columnheader}
              scope="col"
              aria-sort={column.sorted}
              className={cellClass(column)}
            >
              {(column.headerHidden ?? column.role === 'actions') ? (
                <span className="t-sr">{column.header}</span>
              ) : (
                column.header
              )}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

export const TableHead = memo(PlainHead) as typeof PlainHead;
