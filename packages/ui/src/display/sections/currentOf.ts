export interface SectionBox {
  id: string;
  /** CSS pixels from the upper edge of what scrolls. */
  top: number;
}

/** How far what scrolls has been scrolled. */
export type ScrollEdge = 'start' | 'end' | 'between';

/**
 * The section that is being read: the last one whose head has passed the line; the first of all before anything is scrolled, the last of
 * all when nothing more can be.
 * @param line CSS pixels from the upper edge
 */
export function currentOf(boxes: readonly SectionBox[], line: number, edge: ScrollEdge): string | undefined {
  const [first, last] = [boxes[0], boxes[boxes.length - 1]];
  if (edge !== 'between') return (edge === 'start' ? first : last)?.id;
  const passed = boxes.filter(({ top }) => top <= line);
  return (passed[passed.length - 1] ?? first)?.id;
}
