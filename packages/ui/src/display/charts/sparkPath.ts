/** Size of a sparkline's own coordinates, in CSS pixels. */
export const sparkSize = { width: 84, height: 32 } as const;

const edge = 1;
const margin = 3;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The line through the points, smallest at the bottom, greatest at the top; equal ones run through the middle. A point that is not
 * known breaks the line. A single point is a line from end to end.
 */
export function sparkPath(points: readonly (number | null)[]): string {
  const known = points.filter((point): point is number => point !== null && Number.isFinite(point));
  if (known.length === 0) return '';
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const room = sparkSize.height - 2 * margin;
  const y = (value: number) => round(margin + (high === low ? room / 2 : ((high - value) / (high - low)) * room));
  if (points.length === 1) return `M${edge} ${y(low)}H${sparkSize.width - edge}`;
  const step = (sparkSize.width - 2 * edge) / (points.length - 1);
  let pen = 'M';
  return points
    .map((point, index) => {
      if (point === null || !Number.isFinite(point)) {
        pen = 'M';
        return '';
      }
      const part = `${pen}${round(edge + index * step)} ${y(point)}`;
      pen = 'L';
      return part;
    })
    .join('');
}
