/** What was decided here: true to take one in, false to leave it out. */
export type Decisions = ReadonlyMap<number, boolean>;

/** The list as it is now with what was decided: what others put in or took out meanwhile stays so. */
export const decided = (list: readonly number[], decisions: Decisions): ReadonlySet<number> => {
  const picked = new Set(list);
  for (const [id, isIn] of decisions) {
    if (isIn) picked.add(id);
    else picked.delete(id);
  }
  return picked;
};

/** How many are chosen, how many of them were before, and how many of those before are not any more. */
export const countPicks = (picked: ReadonlySet<number>, before: readonly number[]) => {
  const already = before.filter((id) => picked.has(id)).length;
  return { count: picked.size, already, leaving: before.length - already };
};

/** True when the choice is another one than before. */
export const isChanged = (picked: ReadonlySet<number>, before: readonly number[]): boolean => {
  const { count, already, leaving } = countPicks(picked, before);
  return leaving > 0 || count > already;
};
