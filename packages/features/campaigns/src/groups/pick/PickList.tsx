import { type List, ListSearch, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Alert, Button, LiveRegion, Pager, pageRange, Skeleton } from '@telve/ui';
import type { ReactNode } from 'react';
import { campaignGroupTexts } from '../texts';
import { PickRow, type PickRowProps } from './PickRow';
import { Foot, Rows } from './styles';

export interface PickListProps<Row extends { id: number }> {
  list: List<Row, Record<never, never>>;
  /** Name of the rows for assistive technology. */
  label: string;
  /** What the box searches. */
  search: string;
  /** Where there is nothing to choose from at all. */
  empty: string;
  itemOf: (row: Row) => Pick<PickRowProps, 'title' | 'note' | 'tag'>;
  isPicked: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  /** Nothing can be chosen now. */
  disabled?: boolean;
  /** Between search and rows, e.g. what chooses all of them. */
  children?: ReactNode;
}

/** Search, rows with boxes, pager: what is chosen stays over pages and searches (GRP-07). */
export function PickList<Row extends { id: number }>(props: PickListProps<Row>) {
  const { list, label, search, itemOf, isPicked, onToggle, disabled = false, children } = props;
  const texts = useTexts(campaignGroupTexts).picker;
  const { state, totalCount, totalPages, status, error } = list;
  const { from, to } = pageRange(state.page, state.size, totalCount);
  const range = texts.range(formatNumber(from), formatNumber(to), formatNumber(totalCount));
  const nothing = state.search === '' ? props.empty : texts.notFound(state.search);
  return (
    <>
      <ListSearch list={list} label={search} />
      {children}
      {error ? (
        <Alert
          tone="danger"
          title={texts.failed}
          action={
            <Button size="sm" onClick={() => void list.reload()}>
              {texts.retry}
            </Button>
          }
        />
      ) : status === 'loading' ? (
        <Rows aria-busy="true">
          {Array.from({ length: state.size }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing else
            <div key={at}>
              <Skeleton height={16} />
            </div>
          ))}
        </Rows>
      ) : (
        <Rows role="group" aria-label={label} data-stale={status === 'refreshing' || undefined}>
          {list.rows.map((row) => (
            <PickRow
              key={row.id}
              {...itemOf(row)}
              picked={isPicked(row)}
              disabled={disabled}
              onToggle={() => onToggle(row)}
            />
          ))}
          {totalCount === 0 && <p>{nothing}</p>}
        </Rows>
      )}
      {!error && totalCount > 0 && (
        <Foot>
          <span>{range}</span>
          <Pager page={state.page} totalPages={totalPages} onChange={list.setPage} />
        </Foot>
      )}
      <LiveRegion>{error ? '' : status === 'loading' ? texts.loading : totalCount === 0 ? nothing : range}</LiveRegion>
    </>
  );
}
