'use client';
import { type Column, DataTable, FilterBar, PageHead, TableFooter } from '@telve/ui';
import { type ReactNode, useRef, useState } from 'react';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import type { FilterKinds } from './filters';
import { type ListBodyOptions, useListBody } from './ListBody';
import { ListSearch } from './ListSearch';
import { type BoundFilter, bindFilter, type ListFilter } from './listFilters';
import type { List } from './useList';
import { useListAnnounce } from './useListAnnounce';

export interface ListPageProps<Row, Kinds extends FilterKinds> extends ListBodyOptions {
  list: List<Row, Kinds>;
  /** Title of the page; left out, there is no head (a list inside another page). */
  title?: ReactNode;
  /** Name of the table for assistive technology. */
  caption: string;
  /** Keep the array's identity between renders: a new one renders every row. */
  columns: readonly Column<Row>[];
  filters?: readonly (ListFilter<Kinds> | BoundFilter<Kinds>)[];
  /** What the search box searches; left out, there is no box. */
  search?: string;
  /** Small, at the end of the filters: what the list counts. */
  note?: ReactNode;
  /** Secondary buttons, then the primary one. */
  actions?: ReactNode;
  /** Between filters and table: what stands in the way of something, e.g. of an export. */
  notice?: ReactNode;
  /** What the rows add up to, as the first of them. */
  totals?: NoInfer<Row> | undefined;
  /** Everything stands on one page, so that there is no footer: no pager, no choice of sizes (CONB-06). */
  onePage?: boolean;
  /** For many columns: low rows, whole lines, and the identity stays while the rest scrolls. */
  wide?: boolean;
  /** Between head and filters, e.g. tabs. */
  children?: ReactNode;
  onRowAction?: (row: Row) => void;
}

/**
 * A list: head with count, search and filters, table, footer. Shows in this order: error, loading, nothing yet,
 * nothing found, rows. A list page is this, `useList`, columns and filters.
 */
export function ListPage<Row extends object, const Kinds extends FilterKinds>(props: ListPageProps<Row, Kinds>) {
  const {
    list,
    title,
    caption,
    columns,
    filters = [],
    search,
    note,
    notice,
    totals,
    wide,
    onePage = false,
    actions,
    children,
    onRowAction,
    ...bodies
  } = props;
  const { state, status, totalCount } = list;
  const texts = useTexts(kitTexts);
  const searchBox = useRef<HTMLInputElement>(null);
  const [emptied, setEmptied] = useState(0);
  const clear = () => {
    list.clearFilters();
    setEmptied((times) => times + 1);
    // The button that was pressed goes away with the filters.
    searchBox.current?.focus();
  };
  const body = useListBody(list as unknown as Parameters<typeof useListBody>[0], bodies, clear);
  const isLoaded = !list.error && status !== 'loading';
  useListAnnounce(list);

  return (
    <>
      {title !== undefined && <PageHead title={title} count={isLoaded ? totalCount : undefined} actions={actions} />}
      {children}
      {(search !== undefined || filters.length > 0) && (
        <FilterBar
          search={
            search !== undefined && (
              <ListSearch list={list as never} label={search} inputRef={searchBox} emptied={emptied} />
            )
          }
          filters={filters.map((filter) =>
            'bind' in filter ? filter.bind(list as never) : bindFilter(filter, list as never, texts.list.unknown),
          )}
          // A filter that the list begins with is nothing to clear.
          onClear={list.isNarrowed ? clear : undefined}
          dirty={list.isNarrowed}
          note={note}
          showLabel={isLoaded ? texts.list.show(totalCount) : undefined}
        />
      )}
      {notice}
      <DataTable
        caption={caption}
        compact={wide}
        wide={wide}
        totals={totals}
        columns={columns}
        rows={list.rows}
        rowKey={list.rowKey}
        status={status}
        skeletonRows={onePage ? undefined : state.size}
        body={body}
        onRowAction={onRowAction}
        footer={
          isLoaded &&
          !onePage &&
          totalCount > 0 && (
            <TableFooter
              page={state.page}
              pageSize={state.size}
              total={totalCount}
              pageSizes={list.pageSizes}
              onPageChange={list.setPage}
              onPageSizeChange={list.setSize}
            />
          )
        }
      />
    </>
  );
}
