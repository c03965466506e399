import { PageNotFound, PageSkeleton } from '@telve/kit';
import { useEffect } from 'react';

/** What stands in the place of a deleted record: no form stays that could ask before it is left. Leads to the list if there is one. */
export function Gone({ toList }: { toList: (() => void) | undefined }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leaves once.
  useEffect(() => toList?.(), []);
  return toList ? <PageSkeleton /> : <PageNotFound />;
}
