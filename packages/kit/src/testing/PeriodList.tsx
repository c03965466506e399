import { type PageInput, timePeriodEntries } from '@telve/api';
import { type Column, SwitchCell } from '@telve/ui';
import { useMemo } from 'react';
import { ListPage } from '../list/ListPage';
import { type ListOptions, useList } from '../list/useList';
import { useRowSwitch } from '../list/useRowSwitch';
import { page, period, testClient } from './client';

export const { list: entry, update } = timePeriodEntries;
type Row = ReturnType<typeof period>;

const kinds = { isActive: 'flag', cityId: 'id', districtId: 'id' } as const;
const filters = [
  {
    name: 'isActive',
    label: 'Durum',
    options: [
      { value: true, label: 'Aktif' },
      { value: false, label: 'Pasif' },
    ],
  },
] as const;

export interface PeriodListProps {
  options?: ListOptions<Row, PageInput, typeof kinds>;
  /** Asks before a switch. */
  confirm?: boolean;
  /** Told of each row that renders. */
  onRow?: (id: number) => void;
}

/** A list as a feature makes it: search, one filter, minutes and a switch. */
export function PeriodList({ options, confirm, onRow }: PeriodListProps) {
  const list = useList(entry, { filters: kinds, ...options });
  const active = useRowSwitch({
    list,
    entry: update,
    checked: (row) => row.active,
    label: (row) => `${row.timePeriod} dakika aktif`,
    toInput: (row, next) => ({ ...row, active: next }),
    patch: (_row, next) => ({ active: next }),
    confirm: () => (confirm ? { title: 'Emin misiniz?' } : undefined),
  });
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        id: 'minutes',
        header: 'Dakika',
        cell: (row) => {
          onRow?.(row.id);
          return `${row.timePeriod} dk`;
        },
      },
      { id: 'active', header: 'Aktif', role: 'switch', cell: (row) => <SwitchCell {...active(row)} /> },
    ],
    [active, onRow],
  );
  return (
    <ListPage
      list={list}
      title="Süreler"
      caption="Süreler"
      columns={columns}
      search="Süre"
      filters={filters}
      empty={{ title: 'Henüz süre yok' }}
    />
  );
}

export const rows = (count: number) => Array.from({ length: count }, (_, index) => period(index + 1));

/** A client over so many periods, which answers pages and takes every change. */
export const listing = (count = 25) =>
  testClient()
    .on(entry, ({ page: number = 1, size = 10 }) =>
      page(rows(count).slice((number - 1) * size, number * size), count, size),
    )
    .on(update, () => true);
