import type { Lift } from './context';

/** The place to show beside a row: its stored one, and while a row is held the one it would have, from 1. */
export const shownPlace = (lift: Lift | null, index: number, stored: number): number => {
  if (!lift) return stored;
  if (index === lift.from) return lift.to + 1;
  const isPassedDown = index > lift.from && index <= lift.to;
  const isPassedUp = index < lift.from && index >= lift.to;
  return index + 1 + (isPassedUp ? 1 : 0) - (isPassedDown ? 1 : 0);
};
