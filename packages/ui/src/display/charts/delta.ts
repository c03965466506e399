/** How a figure stands to the one before: `new` where there was nothing to compare with. */
export type DeltaDirection = 'up' | 'down' | 'same' | 'new';

export interface Delta {
  direction: DeltaDirection;
  /** Part of one, never negative: 0.084 is 8,4 %. Null for `new`. */
  ratio: number | null;
}

/** A change that rounds to nothing at one decimal of a percent would read as `%0`. */
const smallest = 0.0005;

/**
 * The change of a figure against the equally long period before.
 * @returns null where one of the two is not known.
 */
export const deltaOf = (value: number | null, previous: number | null | undefined): Delta | null => {
  if (value === null || previous === null || previous === undefined) return null;
  if (previous === 0) return value === 0 ? { direction: 'same', ratio: 0 } : { direction: 'new', ratio: null };
  const ratio = (value - previous) / Math.abs(previous);
  if (Math.abs(ratio) < smallest) return { direction: 'same', ratio: 0 };
  return { direction: ratio > 0 ? 'up' : 'down', ratio: Math.abs(ratio) };
};
