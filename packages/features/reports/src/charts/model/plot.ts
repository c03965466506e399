import { axisTop } from './axis';
import type { Mark } from './types';

/** A rectangle in CSS pixels of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Space around the columns. */
export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const amount = (value: number | null | undefined) => (value && Number.isFinite(value) && value > 0 ? value : 0);

/** The greatest height a mark reaches: stacked its sum, else its greatest part. 0 for no marks. */
export const greatest = (marks: readonly Mark[], stacked: boolean): number =>
  marks.reduce((most, { values }) => {
    const amounts = values.map(amount);
    return Math.max(most, stacked ? amounts.reduce((total, one) => total + one, 0) : Math.max(0, ...amounts));
  }, 0);

/** One bar of a drawing: which part of which mark, from where to where on the axis. */
export interface Bar {
  mark: number;
  part: number;
  from: number;
  to: number;
  /** Nothing stands on it: its end is rounded. */
  last: boolean;
}

/** The bars of all marks. Parts of nothing have no bar. */
export const barsOf = (marks: readonly Mark[], stacked: boolean): Bar[] =>
  marks.flatMap(({ values }, mark) => {
    let reached = 0;
    const bars: Bar[] = [];
    values.forEach((value, part) => {
      const size = amount(value);
      if (size === 0) return;
      bars.push({ mark, part, from: stacked ? reached : 0, to: (stacked ? reached : 0) + size, last: true });
      reached += size;
    });
    return stacked ? bars.map((bar, index) => ({ ...bar, last: index === bars.length - 1 })) : bars;
  });

/** Width of the column of a mark: the band, shared by all marks. */
export const bandOf = ({ width }: Size, { left, right }: Padding, marks: number): number =>
  Math.max(0, width - left - right) / Math.max(1, marks);

/** Where the pointer and the keyboard find a mark or one of its parts: its whole band, divided where its bars meet. */
export const columnBox = (
  { mark, part }: { mark: number; part: number | null },
  { marks, size, padding, grouped }: { marks: readonly Mark[]; size: Size; padding: Padding; grouped: boolean },
): Box => {
  const band = bandOf(size, padding, marks.length);
  const x = padding.left + mark * band;
  const height = size.height - padding.top - padding.bottom;
  const whole = { x, y: padding.top, width: band, height };
  const values = marks[mark]?.values ?? [];
  if (part === null || values.length < 2) return whole;
  if (grouped) return { ...whole, x: x + (part * band) / values.length, width: band / values.length };
  const top = axisTop(greatest(marks, true));
  const least = Math.min(12, height / values.length);
  const low = Math.min(Math.max((amount(values[0]) / top) * height, least), height - least);
  return part === 0 ? { ...whole, y: padding.top + height - low, height: low } : { ...whole, height: height - low };
};

/** Height of a row of a ranking: its name, its bar and the space to the next. */
export const rowHeight = 44;
const rowGap = 12;

/** Height that a ranking takes, in CSS pixels. */
export const rowsHeight = (rows: number): number => Math.max(1, rows) * rowHeight - rowGap;

export const rowBox = (mark: number, { width }: Size): Box => ({
  x: 0,
  y: mark * rowHeight,
  width,
  height: rowHeight - rowGap,
});
