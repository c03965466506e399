import { formatNumber } from '@telve/locale';
import type { Bar } from '../model/plot';

/** A bar as victory hands it over. */
export type Drawn = Bar & { x: number; y: number; y0: number };

const radius = 3;
/** Between the parts of a stack: they differ by more than their colour. */
const stackGap = 1;
const valueGap = 9;

/** Coordinates of two decimals: what a screen can show. */
export const round = (value: number) => Math.round(value * 100) / 100;

interface ColumnProps {
  columnWidth: number;
  /** The value stands above it. */
  labelled: boolean;
  x?: number;
  y?: number;
  y0?: number;
  datum?: Drawn;
}

/**
 * An upright bar, rounded at its end. Victory fills in the coordinates; looks come from classes, so that themes, forced colours
 * and content security policies hold.
 */
export function Column({ columnWidth, labelled, x = 0, y = 0, y0 = 0, datum }: ColumnProps) {
  if (!datum) return null;
  const foot = round(datum.from > 0 ? y0 - stackGap : y0);
  const height = Math.max(0, foot - y);
  const curve = round(datum.last ? Math.min(radius, columnWidth / 2, height) : 0);
  const left = round(x - columnWidth / 2);
  const side = round(foot - height + curve);
  const end = `q0-${curve} ${curve}-${curve}h${round(columnWidth - 2 * curve)}q${curve} 0 ${curve} ${curve}`;
  return (
    <>
      <path className={`d-bar d-s${datum.part + 1}`} d={`M${left} ${foot}V${side}${end}V${foot}z`} />
      {labelled && (
        <text className="d-text d-value" x={round(x)} y={round(y - valueGap)} textAnchor="middle">
          {formatNumber(datum.to - datum.from)}
        </text>
      )}
    </>
  );
}

/** The scales victory draws with. */
export interface Scales {
  x: (value: number) => number;
  y: (value: number) => number;
}
