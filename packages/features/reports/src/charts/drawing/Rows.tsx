import { formatNumber } from '@telve/locale';
import { VictoryBar } from 'victory-bar';
import { axisTop } from '../model/axis';
import { barsOf, greatest, rowHeight, rowsHeight } from '../model/plot';
import { fitText } from '../model/shorten';
import type { Drawn, Scales } from './Column';
import type { DrawingProps } from './types';

const barTop = 24;
const barHeight = 8;
const nameBase = 15;
/** Between a name and its value. */
const nameGap = 12;
/** Names and values are set at 13 px, measured at 11. */
const scale = 13 / 11;

/** A ranking: name and value above a bar on a track that ends at the next ten (REP-38). */
export function Rows({ size, marks, measure, ...rest }: DrawingProps) {
  const top = axisTop(greatest(marks, false));
  const { width } = size;
  return (
    <svg
      width={width}
      height={rowsHeight(marks.length)}
      role="img"
      aria-label={rest.name}
      aria-describedby={rest.describedBy}
      aria-details={rest.details}
    >
      {marks.map(({ id, label, values }, index) => {
        const y = index * rowHeight;
        const value = formatNumber(values[0]);
        const room = width - measure(value) * scale - nameGap;
        return (
          <g key={id}>
            <text className="d-name" x={0} y={y + nameBase}>
              {fitText(label, room, (text) => measure(text) * scale)}
            </text>
            <text className="d-name d-number" x={width} y={y + nameBase} textAnchor="end">
              {value}
            </text>
            <rect className="d-track" x={0} y={y + barTop} width={width} height={barHeight} rx={2} />
          </g>
        );
      })}
      <VictoryBar
        standalone={false}
        horizontal
        width={width}
        height={rowsHeight(marks.length)}
        padding={0}
        domain={{ x: [-0.5, Math.max(1, marks.length) - 0.5], y: [0, top] }}
        data={barsOf(marks, false).map((bar) => ({ ...bar, x: bar.mark, y: bar.to }))}
        dataComponent={<RowBar />}
      />
    </svg>
  );
}

interface RowBarProps {
  datum?: Drawn;
  scale?: Scales;
}

/** A lying bar at the place of its row: rows are told by their number, not by the scale, which turns them upside down. */
function RowBar({ datum, scale: scales }: RowBarProps) {
  if (!datum || !scales) return null;
  const end = Math.max(0, Math.round(scales.y(datum.to) * 100) / 100);
  return (
    <rect className="d-bar d-s1" x={0} y={datum.mark * rowHeight + barTop} width={end} height={barHeight} rx={2} />
  );
}
