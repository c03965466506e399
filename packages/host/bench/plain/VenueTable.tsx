import { memo, type ReactNode, useId } from 'react';
import { classes } from './classes';
import { texts } from './texts';
import { VenueRow } from './VenueRow';
import type { Venue } from './venues';

interface VenueTableProps {
  rows: readonly Venue[];
  isRefreshing: boolean;
  toggle: (venue: Venue) => void;
  footer: ReactNode;
}

const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
} as const;
const headClasses = ['t-identity', 't-card-wide', undefined, undefined, undefined, 't-switch'];

export function VenueTable({ rows, isRefreshing, toggle, footer }: VenueTableProps) {
  const id = useId();
  return (
    <div className={classes.table}>
      <div className="t-frame" data-status={isRefreshing ? 'refreshing' : 'ready'} tabIndex={-1}>
        <section className="t-scroll">
          <table {...roles.table} aria-busy={isRefreshing}>
            <caption id={id}>{texts.caption}</caption>
            <Head />
            <Rows rows={rows} toggle={toggle} />
          </table>
        </section>
        <div className="t-line" aria-hidden="true" />
        {footer}
      </div>
    </div>
  );
}

const Rows = memo(function Rows({ rows, toggle }: Pick<VenueTableProps, 'rows' | 'toggle'>) {
  return (
    <tbody {...roles.rowgroup}>
      {rows.map((venue) => (
        <VenueRow key={venue.id} venue={venue} toggle={toggle} />
      ))}
    </tbody>
  );
});

const Head = memo(function Head() {
  return (
    <>
      <colgroup>
        {texts.columns.map((column) => (
          <col key={column} />
        ))}
        <col />
      </colgroup>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {texts.columns.map((column, index) => (
            <th key={column} {...roles.columnheader} scope="col" className={headClasses[index]}>
              {column}
            </th>
          ))}
          <th {...roles.columnheader} scope="col" className="t-actions">
            <span className="t-sr">{texts.actions}</span>
          </th>
        </tr>
      </thead>
    </>
  );
});
