/** Rows that are read at once. */
const partSize = 1000;

/**
 * All rows of a query, read part by part. Each part is asked for with the last row of the one before, so that rows which
 * are added or taken away meanwhile shift nothing.
 *
 * @param select the next rows after one, at most `limit`; without a row the first ones
 */
export async function* inParts<Row>(
  select: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
  limit = partSize,
): AsyncGenerator<Row, void> {
  let part = await select(undefined, limit);
  while (part.length > 0) {
    yield* part;
    part = part.length < limit ? [] : await select(part.at(-1), limit);
  }
}
