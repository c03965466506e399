import type { Padding, Size } from '../model/plot';
import { fitText, labelEvery, type Measure } from '../model/shorten';
import type { Mark } from '../model/types';
import { round } from './Column';

interface ColumnNamesProps {
  marks: readonly Mark[];
  size: Size;
  padding: Padding;
  band: number;
  measure: Measure;
  /** Names are cut to their band; otherwise as many are left out as do not fit. */
  cut: boolean;
}

const foot = 18;
const gap = 6;

/** What the columns stand for, below them. */
export function ColumnNames({ marks, size, padding, band, measure, cut }: ColumnNamesProps) {
  const every = cut ? 1 : labelEvery(Math.max(0, ...marks.map(({ label }) => measure(label))), band);
  return marks.map(({ id, label }, index) =>
    index % every === 0 ? (
      <text
        key={id}
        className="d-text"
        x={round(padding.left + (index + 0.5) * band)}
        y={size.height - padding.bottom + foot}
        textAnchor="middle"
      >
        {cut ? fitText(label, band - gap, measure) : label}
      </text>
    ) : null,
  );
}
