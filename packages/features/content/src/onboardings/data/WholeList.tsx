import { type OnboardingRow, onboardingEntries, onboardingPageSize } from '@telve/api';
import { type List, useList } from '@telve/kit';
import { type ReactNode, useMemo } from 'react';
import { joined } from '../list/joined';
import { onePage } from '../shared/onePage';

interface WholeListProps {
  /** What is shown of the list. Until every page is there, the list is loading. */
  children: (list: List<OnboardingRow>) => ReactNode;
}

/** All screens as one list: the panel shows them on one page, and only all of them can be put in order (CONB-05, CONB-06). */
export function WholeList({ children }: WholeListProps) {
  return <PageOfList number={1}>{children}</PageOfList>;
}

interface PageOfListProps extends WholeListProps {
  number: number;
  /** The pages before it as one list. */
  before?: List<OnboardingRow>;
}

/** One page of the call, and in it the next as long as there is one. */
function PageOfList({ number, before, children }: PageOfListProps) {
  const list = useList(onboardingEntries.list, onePage(onboardingPageSize, number));
  const rows = useMemo(() => joined(before?.rows, list.rows), [before?.rows, list.rows]);
  const whole: List<OnboardingRow> = before
    ? {
        ...list,
        rows,
        reload: async () => void (await Promise.all([before.reload(), list.reload()])),
        // A page leaves alone what it does not hold.
        patchRow: (key, patch) => {
          before.patchRow(key, patch);
          list.patchRow(key, patch);
        },
        settleRow: (key) => {
          before.settleRow(key);
          list.settleRow(key);
        },
      }
    : list;
  if (list.status === 'ready' && number < list.totalPages) {
    return (
      <PageOfList number={number + 1} before={whole}>
        {children}
      </PageOfList>
    );
  }
  return children(whole);
}
