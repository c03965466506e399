'use client';
import { formatNumber, type IsoDate } from '@telve/locale';
import { Tag } from '@telve/ui/charts';
import { useMemo } from 'react';
import { ChartBase, type TwinRow } from './ChartBase';
import { sum } from './model/buckets';
import { orderMarks } from './model/orderMarks';
import { orderSummary } from './model/summary';
import type { ChartDay } from './model/types';
import { OpenCell } from './OpenCell';
import type { ChartProps } from './props';
import { textsWith } from './texts';

/** A part of the order types that was chosen: the days of its column, both included, and the kind of order. */
export interface OrderTypeSelection {
  startDate: IsoDate;
  endDate: IsoDate;
  orderType: 'Remote' | 'Cashierfront';
}

export interface OrderTypeChartProps extends ChartProps {
  /** Every day of the range, in order. More than 62 are drawn by week, more than 400 by month. */
  days: readonly ChartDay[];
  /** Stacked, or beside each other. Default: beside each other up to seven columns. */
  layout?: 'stacked' | 'grouped';
  /** Makes the parts of the columns, and the numbers of the table, buttons. */
  onSelect?: (selection: OrderTypeSelection) => void;
}

const groupedAtMost = 7;
const kinds = ['Remote', 'Cashierfront'] as const;

/** Orders by day and kind, as columns (REP-34). Needs no client and no provider. */
export function OrderTypeChart({ days, layout, onSelect, unfinishedDay, ...rest }: OrderTypeChartProps) {
  const texts = useMemo(() => textsWith(rest.texts), [rest.texts]);
  const { orderTypes } = texts;
  const model = useMemo(() => orderMarks(days, unfinishedDay), [days, unfinishedDay]);
  const { marks, buckets, size, remote, cashierFront } = model;
  const grouped = (layout ?? (marks.length <= groupedAtMost ? 'grouped' : 'stacked')) === 'grouped';
  const running = marks.some(({ unfinished }) => unfinished) ? unfinishedDay : undefined;
  const series = [
    { id: 'remote', label: orderTypes.remote },
    { id: 'cashierFront', label: orderTypes.cashierFront },
  ];
  const select = (mark: number, part: number) => {
    const [bucket, orderType] = [buckets[mark], kinds[part]];
    if (bucket && orderType) onSelect?.({ startDate: bucket.startDate, endDate: bucket.endDate, orderType });
  };
  const rows = (shown: boolean): TwinRow[] =>
    marks.map(({ id, name, values, unfinished }, mark) => ({
      id,
      cells: [
        {
          value: unfinished ? `${name} (${orderTypes.unfinished})` : name,
          shown: unfinished ? (
            <>
              {name} <Tag>{orderTypes.unfinished}</Tag>
            </>
          ) : (
            name
          ),
        },
        ...series.map(({ label }, part) => {
          const value = values[part] ?? null;
          const onOpen = shown && onSelect ? () => select(mark, part) : undefined;
          return { value, shown: <OpenCell {...{ value, onOpen, open: texts.open }} name={`${name}, ${label}`} /> };
        }),
        { value: sum(values), shown: formatNumber(sum(values)) },
      ],
    }));
  return (
    <ChartBase
      {...rest}
      texts={texts}
      title={rest.title ?? orderTypes.title}
      kind={orderTypes.kind}
      summary={orderSummary({ remote, cashierFront, size, unfinishedDay: running }, texts)}
      legend={[
        { id: 'remote', label: orderTypes.remote, value: formatNumber(remote), series: 1 },
        { id: 'cashierFront', label: orderTypes.cashierFront, value: formatNumber(cashierFront), series: 2 },
      ]}
      columns={[
        { id: 'day', header: orderTypes.columns[size] },
        { id: 'remote', header: orderTypes.remote, numeric: true },
        { id: 'cashierFront', header: orderTypes.cashierFront, numeric: true },
        { id: 'total', header: orderTypes.total, numeric: true, strong: true },
      ]}
      rows={rows}
      marks={marks}
      series={series}
      direction="columns"
      grouped={grouped}
      height={{ wide: 280, medium: 240, narrow: 220 }}
      onSelect={onSelect && select}
    />
  );
}
