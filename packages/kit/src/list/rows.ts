import { same } from '../util/same';

/** What tells a row from all others of its list. */
export type RowKey = string | number;

/** Rows of a new answer, each the object of before when nothing in it changed: a memoised row then renders nothing. */
export const shareRows = <Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => RowKey,
): readonly Row[] => {
  if (before.length === 0) return after;
  const known = new Map(before.map((row) => [keyOf(row), row]));
  const rows = after.map((row) => {
    const old = known.get(keyOf(row));
    return old !== undefined && same(old, row) ? old : row;
  });
  return rows.length === before.length && rows.every((row, index) => row === before[index]) ? before : rows;
};

/** Values laid over rows until the server has said yes or no. */
export type Patches<Row> = ReadonlyMap<RowKey, Partial<Row>>;

/** The patched row of each patch, so that a further patch gives no other row a new identity. */
const made = new WeakMap<object, { row: unknown; patched: object }>();
const waiting = new WeakSet<object>();

const patchRow = <Row extends object>(row: Row, patch: Partial<Row>): Row => {
  const known = made.get(patch);
  if (known?.row === row) return known.patched as Row;
  const patched = { ...row, ...patch };
  made.set(patch, { row, patched });
  waiting.add(patched);
  return patched;
};

/** Lays the patches over the rows; rows without one keep their identity. */
export const patchRows = <Row extends object>(
  rows: readonly Row[],
  patches: Patches<Row>,
  keyOf: (row: Row) => RowKey,
): readonly Row[] =>
  patches.size === 0
    ? rows
    : rows.map((row) => {
        const patch = patches.get(keyOf(row));
        return patch ? patchRow(row, patch) : row;
      });

/** True for a row whose shown values still wait for the server. */
export const isPatched = (row: object): boolean => waiting.has(row);
