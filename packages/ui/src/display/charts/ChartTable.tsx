import type { ReactNode } from 'react';

/** The table that says the same as the drawing. The first column names the row. */
export interface ChartTableData {
  caption: string;
  columns: readonly { id: string; header: string; numeric?: boolean; strong?: boolean }[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

interface ChartTableProps extends ChartTableData {
  id: string;
  /** Accessible name of the scrolling box. */
  label: string;
  /** False: for assistive technology alone. */
  shown: boolean;
}

export function ChartTable({ id, label, shown, caption, columns, rows }: ChartTableProps) {
  return (
    <div
      className={shown ? 'c-table' : 'c-table c-hidden'}
      id={id}
      {...(shown && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id: column, header, numeric }) => (
              <th key={column} scope="col" data-numeric={numeric}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id: row, cells }) => (
            <tr key={row}>
              {columns.map(({ id: column, numeric, strong }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column}
                    scope={index === 0 ? 'row' : undefined}
                    data-numeric={numeric}
                    data-strong={strong}
                  >
                    {cells[index]}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
