import { createContext, useContext } from 'react';
import type { ReorderTexts } from './texts';

export type ReorderKey = string | number;

/** A row that is held: where it was, and where it would be left now. */
export interface Lift {
  key: ReorderKey;
  from: number;
  to: number;
  /** Carried by a pointer: it follows that, not only its place. */
  carried: boolean;
}

/** What handles and buttons need of the rows around them. */
export interface ReorderScope {
  texts: ReorderTexts;
  /** Place of a row from 0, as stored; -1 for one that is not there. */
  indexOf: (key: ReorderKey) => number;
  nameOf: (key: ReorderKey) => string;
  count: number;
  lift: Lift | null;
  /** Lifts the row of a handle. */
  hold: (key: ReorderKey, handle: HTMLElement, carried?: boolean) => void;
  /** Draws the carried row as far from its place as it was carried. */
  carry: (offset: number) => void;
  /** Moves the held row to a place. */
  moveTo: (place: number) => void;
  drop: () => void;
  putBack: () => void;
  /** Moves a row at once, without lifting it. */
  step: (key: ReorderKey, by: number) => void;
}

export const ReorderContext = createContext<ReorderScope | null>(null);

/** @throws outside of a `Reorder` */
export const useReorderScope = (): ReorderScope => {
  const scope = useContext(ReorderContext);
  if (!scope) throw new Error('ReorderHandle and ReorderButtons need a Reorder around them.');
  return scope;
};
