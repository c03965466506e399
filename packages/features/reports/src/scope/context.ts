import type { IsoDate } from '@telve/locale';
import { createContext, useContext } from 'react';
import type { Range } from '../range/ranges';
import type { RangeChoice } from './choice';

/** The days that all reports of a part of the page share. */
export interface ReportScopeValue {
  choice: RangeChoice;
  /** The days of the choice. */
  range: Range;
  /** Today in Europe/Istanbul. */
  today: IsoDate;
  setRange: (choice: RangeChoice) => void;
  /** Back to the days at the beginning. */
  reset: () => void;
}

export const ScopeContext = createContext<ReportScopeValue | null>(null);

/** The days of the nearest ReportScope, and how to change them. Throws without one. */
export const useReportScope = (): ReportScopeValue => {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('useReportScope needs a scope: wrap your tree in <ReportScope>.');
  return scope;
};
