import type { Padding, Size } from '../model/plot';
import type { Measure } from '../model/shorten';
import type { Mark } from '../model/types';

/** What every drawing gets. */
export interface DrawingProps {
  size: Size;
  marks: readonly Mark[];
  /** Width of a text at 11 px. */
  measure: Measure;
  /** Accessible name of the picture. */
  name: string;
  /** Ids of the summary and of the table twin. */
  describedBy: string;
  details: string;
}

export interface ColumnsProps extends DrawingProps {
  padding: Padding;
  /** Parts of a mark stand beside each other instead of upon each other. */
  grouped: boolean;
  /** The values stand above their columns. */
  valueLabels: boolean;
}
