/** How the marks of a drawing stand: beside each other, or below each other. */
export type Direction = 'columns' | 'rows';

/** Where the keyboard stands: a mark, and one of its parts where parts can be chosen. */
export interface Position {
  mark: number;
  part: number;
}

interface Room {
  direction: Direction;
  marks: number;
  /** Parts of a mark that can be stood on; 1 where a mark is one whole. */
  parts: number;
}

const within = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(0, count - 1));

/** Where a key leads: arrows along the marks and across their parts, Home and End to the ends. Null: not a key of ours. */
export const moveTo = (key: string, { mark, part }: Position, { direction, marks, parts }: Room): Position | null => {
  const [back, on, out, back2] =
    direction === 'columns'
      ? ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
      : ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft'];
  switch (key) {
    case back:
      return { mark: within(mark - 1, marks), part };
    case on:
      return { mark: within(mark + 1, marks), part };
    case out:
      return { mark, part: within(part + 1, parts) };
    case back2:
      return { mark, part: within(part - 1, parts) };
    case 'Home':
      return { mark: 0, part };
    case 'End':
      return { mark: within(marks - 1, marks), part };
    default:
      return null;
  }
};
