'use client';
import { useSearchState } from '@telve/kit/read';
import type { IsoDate } from '@telve/locale';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { useToday } from '../range/useToday';
import { choiceText, daysOf, type RangeChoice, readChoice } from './choice';
import { type ReportScopeValue, ScopeContext } from './context';

export interface ReportScopeProps {
  /** The days at the beginning: a ready-made range or two days. Default: those of the scope around, else `month`. */
  initial?: RangeChoice;
  /** The days, where you hold them yourself. */
  range?: RangeChoice;
  /** Told what was chosen. */
  onRangeChange?: (choice: RangeChoice) => void;
  /**
   * Keeps the choice in the query of the host's address, under this prefix: `?sales.range=week`. Only the outermost scope does so,
   * and only where the provider was given an address; left out, the choice stays inside.
   */
  url?: { prefix: string };
  /** `YYYY-MM-DD` in Europe/Istanbul. Default: today. Give a server's day where its page is taken over. */
  today?: IsoDate;
  children: ReactNode;
}

/**
 * Holds the days of all reports below it (REP-37). Scopes can be nested: the inner one follows the outer until it has a choice of
 * its own, and never writes the address. Uses no storage; without a provider it works too.
 */
export function ReportScope({ initial, range, onRangeChange, url, today: first, children }: ReportScopeProps) {
  const outer = useContext(ScopeContext);
  const ownToday = useToday(first);
  const today = outer?.today ?? ownToday;
  const isBound = !outer && url !== undefined;
  const [address, setAddress] = useSearchState(`${url?.prefix}.range`);
  const [chosen, setChosen] = useState<RangeChoice>();
  const own = range ?? (isBound ? readChoice(address) : chosen);
  const choice = own ?? initial ?? outer?.choice ?? 'month';

  const scope = useMemo<ReportScopeValue>(() => {
    const set = (next: RangeChoice | undefined) => {
      if (isBound) setAddress(next ? choiceText(next) : null);
      else setChosen(next);
      onRangeChange?.(next ?? initial ?? outer?.choice ?? 'month');
    };
    return { choice, range: daysOf(choice, today), today, setRange: set, reset: () => set(undefined) };
  }, [choice, today, isBound, setAddress, onRangeChange, initial, outer?.choice]);

  return <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>;
}
