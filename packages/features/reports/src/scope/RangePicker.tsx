'use client';
import { useTexts } from '@telve/kit/read';
import { DateRangeChip } from '@telve/ui';
import { useMemo } from 'react';
import { namedRanges } from '../range/days';
import { choiceOf, completed } from './choice';
import { useReportScope } from './context';
import { reportRangeTexts } from './texts';

/**
 * Chooses the days of the nearest ReportScope (REP-37): ready-made ranges, two days to type, and a calendar, which loads when
 * it is needed. No day after today (REP-39), no end before its start (REP-40). Stands in a root of Telve; throws without a scope.
 */
export function RangePicker() {
  const texts = useTexts(reportRangeTexts);
  const { range, today, setRange, reset } = useReportScope();
  const presets = useMemo(() => namedRanges(texts.presets, today), [texts, today]);
  return (
    <DateRangeChip
      label={texts.label}
      value={{ start: range.startDate, end: range.endDate }}
      limits={{ max: today }}
      presets={presets}
      onChange={(picked) => {
        const next = completed(picked, today);
        if (next) setRange(choiceOf(next, today));
        else reset();
      }}
    />
  );
}
