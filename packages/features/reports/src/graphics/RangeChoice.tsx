import type { ReportRange } from '@telve/api';
import { useTexts } from '@telve/kit';
import { DateRangeChip, SegmentedControl } from '@telve/ui';
import { namedRanges } from '../range/days';
import { presetOf, type RangePreset, rangeOf, rangePresets } from '../range/ranges';
import { useToday } from '../range/useToday';
import { reportRangeTexts } from '../scope/texts';
import { rangeLimits } from '../shared/rangeFilter';
import { reportTexts } from '../texts';

const segments = ['week', 'month', 'quarter'] as const;
type Segment = (typeof segments)[number];
const isSegment = (preset: RangePreset | undefined): preset is Segment =>
  segments.some((segment) => segment === preset);
const others = rangePresets.filter((preset) => !isSegment(preset));

interface RangeChoiceProps {
  range: ReportRange;
  onChange: (range: ReportRange) => void;
}

/** The days of the graphics: three usual ranges in view, all others behind the chip (REP-37, REP-39, REP-40). */
export function RangeChoice({ range, onChange }: RangeChoiceProps) {
  const texts = useTexts(reportTexts).graphics;
  const names = useTexts(reportRangeTexts);
  const today = useToday();
  const preset = presetOf(range, today);
  return (
    <>
      <SegmentedControl<Segment>
        label={texts.presets}
        hideLabel
        size="sm"
        options={segments.map((value) => ({ value, label: texts.segments[value] }))}
        value={isSegment(preset) ? preset : ''}
        onChange={(next) => next && onChange(rangeOf(next, today))}
      />
      <DateRangeChip
        label={names.label}
        value={{ start: range.startDate ?? null, end: range.endDate ?? null }}
        limits={rangeLimits(today)}
        // What the segments name stays in days here.
        presets={namedRanges(names.presets, today, others)}
        onChange={({ start, end }) => onChange({ startDate: start ?? undefined, endDate: end ?? undefined })}
      />
    </>
  );
}
