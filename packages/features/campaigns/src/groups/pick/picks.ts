/** The choice with one more or one less. */
export const toggled = <Value>(picked: ReadonlySet<Value>, value: Value): ReadonlySet<Value> => {
  const next = new Set(picked);
  if (!next.delete(value)) next.add(value);
  return next;
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
