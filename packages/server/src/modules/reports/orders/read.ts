import type { OrderSort } from '@telve/api';
import { inParts } from '../../../export/index';
import type { Db } from '../../../http/call';
import { countOrders, type OrderQuery, type OrderRecord, selectOrders } from './query';
import { countsOf, inOrder, partsOf, type Segment, segmentsOf, sumOf, windowIn } from './segments';
import type { OrderSource } from './source';

/** True where no order of the query can be of the segment's kind. */
const isOther = ({ orderType }: OrderQuery, { kind }: Segment): boolean =>
  orderType !== undefined && kind !== undefined && orderType !== kind;

const daysIn = ({ query, days }: OrderSource, segment: Segment) =>
  isOther(query, segment) ? [] : inOrder(countsOf(days, query.orderType ?? segment.kind), segment);

/** All orders of the list. */
export const totalOf = ({ query, days }: OrderSource): number => sumOf(countsOf(days, query.orderType));

/** A part of a segment of one kind: its days are known, and no others are read. */
const readDays = async (db: Db, source: OrderSource, segment: Segment, offset: number, limit: number) => {
  const counts = daysIn(source, segment);
  const window = windowIn(counts, offset, limit);
  const rows = window
    ? await selectOrders(db, { ...source.query, days: window }, segment, { offset: window.skip }, limit)
    : [];
  return { rows, size: async () => sumOf(counts) };
};

const readRated = async (db: Db, { query }: OrderSource, segment: Segment, offset: number, limit: number) => ({
  rows: await selectOrders(db, query, segment, { offset }, limit),
  size: () => countOrders(db, query, segment),
});

/** The orders from `offset` on, at most `limit` of them, whichever segments they are in. */
export const readOrders = async (
  db: Db,
  source: OrderSource,
  orderBy: OrderSort | undefined,
  offset: number,
  limit: number,
): Promise<OrderRecord[]> => {
  const rows: OrderRecord[] = [];
  let skip = offset;
  for (const segment of segmentsOf(orderBy)) {
    const read = segment.rating === undefined ? readDays : readRated;
    const part = await read(db, source, segment, skip, limit - rows.length);
    rows.push(...part.rows);
    if (rows.length >= limit) break;
    // Whoever got some of a segment has come to its end.
    skip = part.rows.length > 0 || skip === 0 ? 0 : Math.max(0, skip - (await part.size()));
  }
  return rows;
};

/** Orders that are read at once. */
const partSize = 2000;

/** All orders of the list in its order, read part by part. */
export async function* allOrders(
  db: Db,
  source: OrderSource,
  orderBy: OrderSort | undefined,
): AsyncGenerator<OrderRecord, void> {
  for (const segment of segmentsOf(orderBy)) {
    const windows = segment.rating === undefined ? partsOf(daysIn(source, segment), partSize) : [source.query.days];
    for (const { startDate, endDate } of windows) {
      const query = { ...source.query, days: { startDate, endDate } };
      yield* inParts<OrderRecord>(
        (after, limit) => selectOrders(db, query, segment, after ? { after } : { offset: 0 }, limit),
        partSize,
      );
    }
  }
}
