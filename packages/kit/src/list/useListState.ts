import { useCallback, useEffect, useMemo, useState } from 'react';
import { type HistoryMode, useSearchBinding } from '../navigation/navigation';
import { useLatest } from '../util/useLatest';
import type { FilterKinds } from './filters';
import { correctedQuery, type ListSpec, type ListState, readListState, writeListState } from './listState';

/** State held by the embedder. Without it the URL holds it, and where the host lends no URL, the list itself. */
export interface ListControl<Kinds extends FilterKinds> {
  state?: ListState<Kinds>;
  onStateChange?: (next: ListState<Kinds>, mode: HistoryMode) => void;
}

/**
 * The one owner of a list's state: the embedder's, else the URL's, else its own (LIST-01, LIST-02).
 * Answers the state and a stable setter.
 */
export const useListState = <Kinds extends FilterKinds>(
  spec: ListSpec<Kinds>,
  control: ListControl<Kinds> = {},
): [ListState<Kinds>, (next: ListState<Kinds>, mode: HistoryMode) => void] => {
  const binding = useSearchBinding();
  const [inner, setInner] = useState(spec.defaults);
  const query = control.state ? '' : (binding?.search.toString() ?? '');
  const latest = useLatest({ spec, control, binding });
  const fromUrl = useMemo(() => readListState(new URLSearchParams(query), latest.current.spec), [query, latest]);

  const set = useCallback(
    (next: ListState<Kinds>, mode: HistoryMode) => {
      const { spec: now, control: owner, binding: url } = latest.current;
      owner.onStateChange?.(next, mode);
      if (owner.state) return;
      if (url) url.setSearch(writeListState(url.search, next, now), mode);
      else setInner(next);
    },
    [latest],
  );
  // An address somebody typed or shortened is put right where it stands: Back leads past it.
  useEffect(() => {
    const { spec: now, binding: url } = latest.current;
    const corrected = correctedQuery(new URLSearchParams(query), now);
    if (corrected) url?.setSearch(corrected, 'replace');
  }, [query, latest]);
  return [control.state ?? (binding ? fromUrl : inner), set];
};
