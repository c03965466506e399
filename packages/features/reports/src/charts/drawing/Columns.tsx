import { VictoryBar } from 'victory-bar';
import { axisTop } from '../model/axis';
import { bandOf, barsOf, greatest } from '../model/plot';
import { Column, round } from './Column';
import { ColumnNames } from './ColumnNames';
import { Grid } from './Grid';
import type { ColumnsProps } from './types';
import { columnWidth, offsetOf } from './widths';

const bandRadius = 4;

/** Columns upon an axis that ends at the next ten (REP-38). */
export function Columns({ size, marks, measure, padding, grouped, valueLabels, ...rest }: ColumnsProps) {
  const band = bandOf(size, padding, marks.length);
  const parts = grouped ? Math.max(1, ...marks.map(({ values }) => values.length)) : 1;
  const width = columnWidth(band, parts);
  const top = axisTop(greatest(marks, !grouped));
  const data = barsOf(marks, !grouped).map((bar) => ({
    ...bar,
    x: bar.mark + (grouped ? offsetOf(bar.part, parts, width, band) : 0),
    y: bar.to,
    y0: bar.from,
  }));
  const unfinished = marks.findIndex((mark) => mark.unfinished);
  return (
    <svg
      width={size.width}
      height={size.height}
      role="img"
      aria-label={rest.name}
      aria-describedby={rest.describedBy}
      aria-details={rest.details}
    >
      {unfinished >= 0 && (
        <rect
          className="d-band"
          x={round(padding.left + unfinished * band)}
          y={padding.top}
          width={round(band)}
          height={size.height - padding.top - padding.bottom}
          rx={bandRadius}
        />
      )}
      <Grid size={size} padding={padding} top={top} />
      <VictoryBar
        standalone={false}
        width={size.width}
        height={size.height}
        padding={padding}
        domain={{ x: [-0.5, Math.max(1, marks.length) - 0.5], y: [0, top] }}
        data={data}
        dataComponent={<Column columnWidth={width} labelled={valueLabels} />}
      />
      <ColumnNames {...{ marks, size, padding, band, measure }} cut={valueLabels} />
    </svg>
  );
}
