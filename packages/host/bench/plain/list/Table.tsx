import { memo, type ReactNode, useId } from 'react';
import { classes } from './classes';
import { listTexts } from './texts';
import type { Column, ListSpec, Row, Toggle } from './types';

interface TableProps<One extends Row> extends Pick<ListSpec<One>, 'caption' | 'columns' | 'Row'> {
  rows: readonly One[];
  isRefreshing: boolean;
  toggle: Toggle<One>;
  footer: ReactNode;
}

const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
} as const;

export function Table<One extends Row>({ caption, columns, Row, rows, isRefreshing, toggle, footer }: TableProps<One>) {
  const id = useId();
  return (
    <div className={classes.table}>
      <div className="t-frame" data-status={isRefreshing ? 'refreshing' : 'ready'} tabIndex={-1}>
        <section className="t-scroll">
          <table {...roles.table} aria-busy={isRefreshing}>
            <caption id={id}>{caption}</caption>
            <Head columns={columns} />
            <Rows rows={rows} toggle={toggle} Row={Row} />
          </table>
        </section>
        <div className="t-line" aria-hidden="true" />
        {footer}
      </div>
    </div>
  );
}

const Body = <One extends Row>({ rows, toggle, Row }: Pick<TableProps<One>, 'rows' | 'toggle' | 'Row'>) => (
  <tbody {...roles.rowgroup}>
    {rows.map((row) => (
      <Row key={row.id} row={row} toggle={toggle} />
    ))}
  </tbody>
);
const Rows = memo(Body) as typeof Body;

const Head = memo(function Head({ columns }: { columns: readonly Column[] }) {
  return (
    <>
      <colgroup>
        {columns.map(({ label, hidden, width }) => (
          <col key={label} className={hidden} width={width} />
        ))}
        <col />
      </colgroup>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {columns.map(({ label, className }) => (
            <th key={label} {...roles.columnheader} scope="col" className={className}>
              {label}
            </th>
          ))}
          <th {...roles.columnheader} scope="col" className="t-actions">
            <span className="t-sr">{listTexts.actions}</span>
          </th>
        </tr>
      </thead>
    </>
  );
});
