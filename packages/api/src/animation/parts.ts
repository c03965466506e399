/** An object of a JSON. */
export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list as it is; of anything else an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Everything that stands somewhere in a value. */
export interface Parts {
  objects: Json[];
  /** The number farthest from 0, without its sign; 0 where there is none. */
  peak: number;
  /** How many values there are, lists and objects with what they hold. */
  count: number;
}

/** Looks through a value that is known to be shallow. */
export const partsOf = (value: unknown): Parts => {
  const found: Parts = { objects: [], peak: 0, count: 0 };
  const look = (part: unknown): void => {
    found.count += 1;
    if (typeof part === 'number') found.peak = Math.max(found.peak, Math.abs(part));
    else if (Array.isArray(part)) part.forEach(look);
    else if (isRecord(part)) {
      found.objects.push(part);
      Object.values(part).forEach(look);
    }
  };
  look(value);
  return found;
};
