import { type HelpContentRow, helpContentEntries } from '@telve/api';
import { type List, useClient } from '@telve/kit';
import { useEffect, useRef } from 'react';
import { isGone } from './isGone';
import type { PriorityDrafts } from './usePriorityDrafts';

type Shown = Pick<List<HelpContentRow>, 'rows' | 'status' | 'error' | 'state' | 'totalPages'>;

/**
 * Lets go of the drafts of deleted records: no field is left in which they could be saved or taken back. A row that is
 * missing where it stood may only have moved to another page, so the server is asked (HELP-06).
 */
export const useGoneDrafts = ({ rows, status, error, state, totalPages }: Shown, drafts: PriorityDrafts): void => {
  const client = useClient();
  const places = useRef(new Map<number, number>());
  const { page } = state;
  const isAnswered = status === 'ready' && error === undefined;

  useEffect(() => {
    if (!isAnswered) return;
    for (const { id } of rows) places.current.set(id, page);
    const ids = new Set(rows.map(({ id }) => id));
    const isMissing = (id: number) => {
      const place = places.current.get(id) ?? page;
      return !ids.has(id) && (place === page || place > totalPages);
    };
    for (const id of drafts.ids().filter(isMissing)) {
      // Without an answer it stays: rather asked about once too often than lost.
      client.call(helpContentEntries.detail, { id }).catch((refused: unknown) => {
        if (isGone(refused)) drafts.set(id, undefined);
      });
    }
  }, [client, drafts, isAnswered, rows, page, totalPages]);
};
