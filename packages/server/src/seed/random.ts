/** Numbers that look random and are the same for the same seed on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True in `probability` of the cases. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** A small generator (mulberry32): for demo data, never for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]): T => items[int(0, items.length - 1)] as T,
  };
}

/** Picks by weight: an item of weight 3 comes three times as often as one of weight 1. */
export function weightedPicker<T>(items: readonly (readonly [T, number])[]): (random: Random) => T {
  const sums: number[] = [];
  let total = 0;
  for (const [, weight] of items) {
    total += weight;
    sums.push(total);
  }
  return (random) => {
    const at = random.next() * total;
    const found = sums.findIndex((sum) => at < sum);
    return (items[found] as readonly [T, number])[0];
  };
}
