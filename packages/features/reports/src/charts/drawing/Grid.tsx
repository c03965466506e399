import { formatNumber } from '@telve/locale';
import { axisTicks } from '../model/axis';
import type { Padding, Size } from '../model/plot';
import { round } from './Column';

interface GridProps {
  size: Size;
  padding: Padding;
  /** End of the axis. */
  top: number;
}

const labelGap = 8;
/** From the middle of a line to the foot of the digits beside it. */
const digitFoot = 4;

/** The horizontal lines with their values; the one at nothing is the axis. */
export function Grid({ size, padding, top }: GridProps) {
  const height = size.height - padding.top - padding.bottom;
  return axisTicks(top).map((value) => {
    const y = Math.round(padding.top + height * (1 - value / top));
    return (
      <g key={value}>
        <line
          className={value === 0 ? 'd-grid d-base' : 'd-grid'}
          x1={padding.left}
          x2={round(size.width - padding.right)}
          y1={y + 0.5}
          y2={y + 0.5}
        />
        <text className="d-text" x={padding.left - labelGap} y={y + digitFoot} textAnchor="end">
          {formatNumber(value)}
        </text>
      </g>
    );
  });
}
