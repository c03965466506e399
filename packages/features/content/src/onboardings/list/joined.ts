/** The rows of two pages, each once: read one after the other, both may hold a row that was moved between them. */
export const joined = <Row extends { id: number }>(
  before: readonly Row[] | undefined,
  after: readonly Row[],
): readonly Row[] => {
  if (!before) return after;
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...after.filter(({ id }) => !known.has(id))];
};
