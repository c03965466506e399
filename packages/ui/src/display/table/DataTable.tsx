'use client';
import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { type Column, roles } from './columns';
import { SkeletonRows } from './SkeletonRows';
import { tableCss } from './styles';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { useOverflow } from './useOverflow';
import { useRowFocus } from './useRowFocus';

export interface DataTableProps<Row> {
  /** Name of the table, for assistive technology. */
  caption: string;
  /** Keep the array's identity between renders: a new one renders every row again. */
  columns: readonly Column<Row>[];
  /** Keep a record's identity while nothing of it changes. */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** `refreshing` keeps the former rows, paler, under a thin line. */
  status: 'loading' | 'ready' | 'refreshing';
  /** Placeholder rows of the first load. Default 10. */
  skeletonRows?: number;
  /** Shown instead of rows, inside the frame: empty, nothing found, error. */
  body?: ReactNode;
  /** Under the rows: `TableFooter`. */
  footer?: ReactNode;
  /** A click on a row beside its controls. The identity cell still needs its own link or button, for the keyboard. */
  onRowAction?: (row: Row) => void;
  /** Rows of 40 px. */
  compact?: boolean;
  /** Keeps lines whole; where they do not fit, the table scrolls beside its identity column. */
  wide?: boolean;
  /** What the rows add up to, as the first of them. */
  totals?: NoInfer<Row> | undefined;
}

/**
 * Records in rows; in a narrow container each row is a card with the same cells. Styled once, from the root: rows and cells are plain
 * elements, so a hundred rows are not a thousand styled components.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, status, skeletonRows = 10, body, footer, onRowAction, compact, wide } = props;
  const texts = useUiTexts().table;
  const id = useId();
  const scroll = useRef<HTMLElement>(null);
  const overflows = useOverflow(scroll);
  const frame = useRef<HTMLDivElement>(null);
  useRowFocus(frame);
  const loading = status === 'loading' && !body;
  return (
    <Root>
      <div ref={frame} className="t-frame" data-status={status} tabIndex={-1}>
        <section
          ref={scroll}
          className="t-scroll"
          data-overflows={overflows || undefined}
          {...(overflows ? { tabIndex: 0, 'aria-labelledby': id } : {})}
        >
          <table
            {...roles.table}
            aria-busy={status !== 'ready'}
            data-compact={compact || undefined}
            data-wide={wide || undefined}
          >
            <caption id={id}>{caption}</caption>
            <TableHead columns={columns} />
            {loading && <SkeletonRows columns={columns} count={skeletonRows} label={texts.loading} />}
            {body && (
              <tbody {...roles.rowgroup} className="t-body">
                <tr {...roles.row}>
                  <td {...roles.cell} colSpan={columns.length}>
                    {body}
                  </td>
                </tr>
              </tbody>
            )}
            {!loading && !body && (
              <TableBody
                rows={rows}
                columns={columns}
                rowKey={rowKey}
                onRowAction={onRowAction}
                totals={props.totals}
              />
            )}
          </table>
        </section>
        <div className="t-line" aria-hidden="true" />
        {footer}
      </div>
    </Root>
  );
}

const Root = styled.div`
  ${tableCss}
`;
