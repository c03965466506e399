'use client';
import { ChartFrame, type ChartFrameProps, type ChartLegendItem, type ChartTableData } from '@telve/ui/charts';
import { type ReactNode, useRef } from 'react';
import type { ChartProps } from './props';
import { useSaving } from './save/useSaving';
import { ChartStage, type ChartStageProps } from './stage/ChartStage';
import type { ChartTexts } from './texts';

/** A cell of the table twin: what is shown, and what a CSV holds where that differs. */
export interface Cell {
  value: string | number | null;
  shown: ReactNode;
}

export interface TwinRow {
  id: string;
  cells: readonly Cell[];
}

interface ChartBaseProps
  extends Omit<ChartProps, 'title' | 'texts'>,
    Pick<ChartStageProps, 'marks' | 'series' | 'direction' | 'fold' | 'grouped' | 'valueLabels' | 'onSelect'> {
  title: string;
  /** What kind of drawing it is, for its accessible name. */
  kind: string;
  summary: string;
  legend?: readonly ChartLegendItem[];
  columns: ChartTableData['columns'];
  /** The rows, with the table in view or not: buttons may stand in it only while it is. */
  rows: (shown: boolean) => readonly TwinRow[];
  height: ChartFrameProps['height'];
  texts: ChartTexts;
}

/** What the charts have in common: a frame, a drawing, a table and files, all of the same data. */
export function ChartBase(props: ChartBaseProps) {
  const { title, summary, legend = [], columns, rows, texts, marks, status = 'ready', kind } = props;
  const stage = useRef<HTMLDivElement>(null);
  const { actions, failure } = useSaving({
    title,
    stage,
    table: () => [
      columns.map(({ header }) => header),
      ...rows(false).map(({ cells }) => cells.map(({ value }) => value)),
    ],
    picture: () => ({ summary, legend }),
    texts,
  });
  const table = ({ shown }: { shown: boolean }): ChartTableData => ({
    caption: title,
    columns,
    rows: rows(shown).map(({ id, cells }) => ({ id, cells: cells.map((cell) => cell.shown) })),
  });
  const empty = status !== 'loading' && marks.length === 0;
  return (
    <ChartFrame
      title={title}
      level={props.level}
      summary={summary}
      legend={legend.length > 0 ? legend : undefined}
      table={table}
      tableShown={props.tableShown}
      actions={actions}
      height={props.height}
      status={status}
      body={props.body}
      empty={empty ? texts.empty : undefined}
      notice={failure}
    >
      {(parts) => (
        <ChartStage
          stage={stage}
          parts={parts}
          name={`${title}, ${kind}`}
          marks={marks}
          series={props.series}
          direction={props.direction}
          fold={props.fold}
          grouped={props.grouped}
          valueLabels={props.valueLabels}
          texts={texts}
          onSelect={props.onSelect}
        />
      )}
    </ChartFrame>
  );
}
