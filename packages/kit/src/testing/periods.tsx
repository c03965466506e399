import { type PageInput, timePeriodEntries } from '@telve/api';
import { type Column, SwitchCell } from '@telve/ui';
import { screen } from '@testing-library/react';
import { useMemo } from 'react';
import { vi } from 'vitest';
import { ListPage } from '../list/ListPage';
import { type ListOptions, useList } from '../list/useList';
import { useRowSwitch } from '../list/useRowSwitch';
import { page, period, type TestClient, testClient } from './client';

export const { list: entry, update } = timePeriodEntries;
type Row = ReturnType<typeof period>;

const kinds = { isActive: 'flag', cityId: 'id', districtId: 'id' } as const;
export const rendered = vi.fn();

export function Periods({
  options,
  confirm,
}: {
  options?: ListOptions<Row, PageInput, typeof kinds>;
  confirm?: boolean;
}) {
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
          rendered(row.id);
          return `${row.timePeriod} dk`;
        },
      },
      { id: 'active', header: 'Aktif', role: 'switch', cell: (row) => <SwitchCell {...active(row)} /> },
    ],
    [active],
  );
  return (
    <ListPage
      list={list}
      title="Süreler"
      caption="Süreler"
      columns={columns}
      search="Süre"
      filters={[
        {
          name: 'isActive',
          label: 'Durum',
          options: [
            { value: true, label: 'Aktif' },
            { value: false, label: 'Pasif' },
          ],
        },
      ]}
      empty={{ title: 'Henüz süre yok' }}
    />
  );
}

export const rows = (count: number) => Array.from({ length: count }, (_, index) => period(index + 1));
export const listing = (count = 25) =>
  testClient()
    .on(entry, ({ page: number = 1, size = 10 }) =>
      page(rows(count).slice((number - 1) * size, number * size), count, size),
    )
    .on(update, () => true);
export const last = (client: TestClient) => client.inputs(entry).at(-1);
export const loaded = () => screen.findByText('5 dk');
export const search = () => screen.getByRole('searchbox');
