import type { ComponentType, ReactNode } from 'react';

/** A record as its row shows it. */
export interface Row {
  id: number;
  /** The switch that waits for the server. */
  switching?: string | undefined;
}

export interface Question {
  page: number;
  size: number;
  search: string;
}

export interface Answer<One extends Row> {
  question: Question;
  items: readonly One[];
  totalCount: number;
}

/** What a switch does: to the row at once, and at the server. */
export interface Flip<One extends Row> {
  part: Partial<One>;
  /** False when it was not saved. */
  write: () => Promise<boolean>;
}

export type Toggle<One extends Row> = (row: One, name: string) => void;

export interface RowProps<One extends Row> {
  row: One;
  toggle: Toggle<One>;
}

export interface Column {
  label: string;
  className?: string;
  /** Class of the column itself. */
  hidden?: string;
  width?: string;
}

/** A list of the panel. */
export interface ListSpec<One extends Row> {
  caption: string;
  search: string;
  columns: readonly Column[];
  /** The buttons beside the search. */
  filters: ReactNode;
  /** Keep its identity: memoised. */
  Row: ComponentType<RowProps<One>>;
  read: (question: Question, signal: AbortSignal) => Promise<Omit<Answer<One>, 'question'>>;
  flip: (row: One, name: string) => Flip<One>;
}
