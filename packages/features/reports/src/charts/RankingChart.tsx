'use client';
import { formatNumber } from '@telve/locale';
import { ChartBase, type TwinRow } from './ChartBase';
import { rowsHeight } from './model/plot';
import { rank } from './model/ranking';
import { withUnfinished } from './model/summary';
import { OpenCell } from './OpenCell';
import type { ChartProps } from './props';
import type { ChartTexts } from './texts';

/** A row as the ranking reads it. */
export interface RankingRow {
  id: string;
  name: string;
  salesCount: number | null;
}

interface RankingChartProps extends Omit<ChartProps, 'title' | 'texts'> {
  title: string;
  kind: string;
  rows: readonly RankingRow[];
  /** How many are drawn; the table has all. */
  limit: number;
  header: string;
  sales: string;
  /** Lying bars, or columns that lie down where it is narrow. */
  direction: 'columns' | 'rows';
  summaryOf: (ranking: { shown: number; count: number; name: string; sales: string }) => string;
  texts: ChartTexts;
  onSelect: ((id: string) => void) | undefined;
}

/** Most columns that carry their value. */
const labelledAtMost = 7;

/** Sales by name, the best selling first. */
export function RankingChart({ rows, limit, header, sales, summaryOf, onSelect, ...rest }: RankingChartProps) {
  const { texts, direction, unfinishedDay } = rest;
  const ranking = rank(rows, limit);
  const first = ranking.rows[0];
  const marks = ranking.top.map(({ id, name, salesCount }) => ({ id, name, label: name, values: [salesCount] }));
  const said = first
    ? summaryOf({
        shown: ranking.top.length,
        count: ranking.rows.length,
        name: first.name,
        sales: formatNumber(first.salesCount),
      })
    : texts.empty;
  const twin = (shown: boolean): TwinRow[] =>
    ranking.rows.map(({ id, name, salesCount: value }) => ({
      id,
      cells: [
        { value: name, shown: name },
        {
          value,
          shown: (
            <OpenCell
              {...{ value, name, open: texts.open }}
              onOpen={shown && onSelect ? () => onSelect(id) : undefined}
            />
          ),
        },
      ],
    }));
  const tall = rowsHeight(marks.length);
  return (
    <ChartBase
      {...rest}
      summary={withUnfinished(ranking.total === 0 ? texts.empty : said, unfinishedDay, texts)}
      columns={[
        { id: 'name', header },
        { id: 'sales', header: sales, numeric: true, strong: true },
      ]}
      rows={twin}
      marks={marks}
      series={[{ id: 'sales', label: sales }]}
      fold={direction === 'columns'}
      valueLabels={marks.length <= labelledAtMost}
      height={direction === 'rows' ? tall : { wide: 262, narrow: tall }}
      onSelect={onSelect && ((mark) => marks[mark] && onSelect(marks[mark].id))}
    />
  );
}
