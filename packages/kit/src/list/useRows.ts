import type { Page } from '@telve/api';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Query } from '../data/useQuery';
import { useLatest } from '../util/useLatest';
import { type Patches, patchRows, type RowKey, shareRows } from './rows';

export interface RowPatches<Row> {
  /** Shows other values in one row until `settleRow`, or takes them back with null. Renders that row only. */
  patchRow: (key: RowKey, patch: Partial<Row> | null) => void;
  /** Keeps the patched values: the server has taken them. */
  settleRow: (key: RowKey) => void;
}

const none: readonly never[] = [];

/** Rows of a page with stable identities and optimistic patches. */
export const useRows = <Row extends object>(
  query: Pick<Query<Page<Row>>, 'data' | 'update'>,
  keyOf: (row: Row) => RowKey,
): RowPatches<Row> & { rows: readonly Row[] } => {
  const [patches, setPatches] = useState<Patches<Row>>(new Map());
  const key = useLatest(keyOf);
  const update = useLatest(query.update);
  const present = useLatest(patches);

  const shared = useRef<readonly Row[]>(none);
  const items = query.data?.items;
  if (items) shared.current = shareRows(shared.current, items, keyOf);
  const base = items ? shared.current : none;
  const rows = useMemo(() => patchRows(base, patches, key.current), [base, patches, key]);

  const patchRow = useCallback((row: RowKey, patch: Partial<Row> | null) => {
    setPatches((before) => {
      const next = new Map(before);
      if (patch) next.set(row, { ...before.get(row), ...patch });
      else next.delete(row);
      return next;
    });
  }, []);

  const settleRow = useCallback(
    (row: RowKey) => {
      const patch = present.current.get(row);
      if (!patch) return;
      update.current((page) => ({
        ...page,
        items: page.items.map((item) => (key.current(item) === row ? { ...item, ...patch } : item)),
      }));
      patchRow(row, null);
    },
    [key, patchRow, present, update],
  );
  return { rows, patchRow, settleRow };
};
