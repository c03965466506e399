/** How often each thing comes. */
export const tally = (things: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
};

/** What comes not as often in one as in the other. */
export const differences = (what: string, one: readonly string[], other: readonly string[]): string[] => {
  const [left, right] = [tally(one), tally(other)];
  return [...new Set([...one, ...other])]
    .filter((thing) => (left.get(thing) ?? 0) !== (right.get(thing) ?? 0))
    .map((thing) => `${what}: ${thing} ${left.get(thing) ?? 0} and ${right.get(thing) ?? 0}`);
};
