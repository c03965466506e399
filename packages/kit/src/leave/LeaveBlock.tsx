'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { Navigation } from '../navigation/navigation';
import { useLatest } from '../util/useLatest';
import { usePageGuard } from './leave';

/** Has the host's navigation ask before departures, as long as something is unsaved and the host offers to. */
export function LeaveBlock({ navigation }: { navigation: Navigation | undefined }) {
  const { ask, isDirty: read, subscribe } = usePageGuard();
  const isDirty = useSyncExternalStore(subscribe, read, () => false);
  const latest = useLatest(navigation);
  useEffect(() => (isDirty ? latest.current?.block?.(ask) : undefined), [isDirty, ask, latest]);
  return null;
}
