import type { ReactNode } from 'react';

/** A column of a `DataTable`, and the value on the card of a phone. */
export interface Column<Row> {
  id: string;
  /** Also the label of the value in the card form. */
  header: string;
  /** Draws a cell. Use plain elements and the `Cell…` components: the table styles them from its root. */
  cell: (row: Row) => ReactNode;
  /** Numbers go to the end. Default `start`. */
  align?: 'start' | 'center' | 'end';
  /** Any CSS width. Default: what the content needs. */
  width?: string;
  /** Left out while the table is narrower than about the page width of that breakpoint; in the card form it is there again. */
  hideBelow?: 'lg' | 'xl';
  /** `identity` is the row's header and leads its card; `actions` stands beside it. Default `value`. */
  role?: 'identity' | 'value' | 'switch' | 'actions';
  /** In the card form: `wide` takes the whole width, `hidden` is only for a value that another cell shows too. */
  card?: 'wide' | 'hidden';
  /** The rows come in the order of this column; told at its header. */
  sorted?: 'ascending' | 'descending';
  /** Shows no header text; the header stays the column's name for assistive technology. Default: `true` for `actions`. */
  headerHidden?: boolean;
}

const classes = new WeakMap<object, string>();

/** Classes of a column's cells, worked out once for each column. Short, because a table has a thousand of them. */
export function cellClass<Row>(column: Column<Row>): string | undefined {
  let known = classes.get(column);
  if (known === undefined) {
    known = classNames(column);
    classes.set(column, known);
  }
  return known || undefined;
}

const classNames = <Row>({ role, align, hideBelow, card }: Column<Row>): string =>
  [
    role && role !== 'value' && `t-${role}`,
    align && align !== 'start' && `t-${align}`,
    hideBelow && `t-below-${hideBelow}`,
    card && `t-card-${card}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Spelled out, because the card form draws rows as grids, and a browser takes the table's meaning away from those. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
