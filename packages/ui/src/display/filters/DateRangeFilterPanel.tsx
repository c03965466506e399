'use client';
import { formatDate, formatDateRange } from '@telve/locale';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../button/Button';
import { dayOf } from '../../fields/date/dateText';
import { LazyCalendar } from '../../fields/date/LazyCalendar';
import type { RangePreset } from '../../fields/date/RangePanel';
import { fill } from '../../texts/fill';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';
import { DateEnd } from './DateEnd';
import { type DateFault, type DateRangeLimits, type DateRangeValue, dateRangeFaults } from './dateRange';

interface DateRangeFilterPanelProps {
  value: DateRangeValue;
  limits: DateRangeLimits;
  presets: readonly RangePreset[];
  onApply: (value: DateRangeValue) => void;
}

/** Ends, ready-made ranges and calendar of a date filter; the list changes with "Uygula", not before. */
export function DateRangeFilterPanel({ value, limits, presets, onApply }: DateRangeFilterPanelProps) {
  const texts = useUiTexts();
  const [draft, setDraft] = useState({ start: value.start ?? '', end: value.end ?? '' });
  const [left, setLeft] = useState({ start: false, end: false });
  const frame = useRef<HTMLDivElement>(null);
  const inputs = { start: useRef<HTMLInputElement>(null), end: useRef<HTMLInputElement>(null) };
  // What was applied before was allowed then.
  const [last, setLast] = useState<'start' | 'end'>('start');
  const waits = limits.startFirst === true && dayOf(draft.start) === null;
  const counted = waits ? { ...draft, end: '' } : draft;
  const faults = dateRangeFaults(counted, limits, last);
  const days = { start: dayOf(counted.start), end: dayOf(counted.end) };
  const picksStart = !days.start || days.end !== null;

  useEffect(() => {
    // The keyboard of a phone would cover the calendar.
    const typing = matchMedia('(pointer: fine)').matches;
    (typing ? frame.current?.querySelector('input') : frame.current)?.focus();
  }, []);

  const apply = () => {
    if (faults.start || faults.end) {
      setLeft({ start: true, end: true });
      inputs[faults.start ? 'start' : 'end'].current?.focus();
    } else onApply(days);
  };
  const words = (fault: DateFault | undefined) =>
    fault && fill(texts.date[fault.code], { day: 'day' in fault ? formatDate(fault.day) : '' });
  const end = (name: 'start' | 'end') => (
    <DateEnd
      label={texts.date[name]}
      value={draft[name]}
      disabled={name === 'end' && waits}
      // A limit that is broken shows at once, what may still be half a date when the field is left.
      error={(left[name] || faults[name]?.code !== 'invalid') && words(faults[name])}
      onChange={(text) => {
        setDraft((now) => ({ ...now, [name]: text }));
        setLast(name);
      }}
      onBlur={() => setLeft((now) => ({ ...now, [name]: true }))}
      onEnter={apply}
      inputRef={inputs[name]}
    />
  );
  return (
    <Panel ref={frame} tabIndex={-1}>
      <div className="ends">
        {end('start')}
        {end('end')}
      </div>
      {presets.length > 0 && (
        <ul aria-label={texts.date.presets}>
          {presets.map((preset) => (
            <li key={preset.label}>
              <Button size="sm" onClick={() => onApply({ start: preset.start, end: preset.end })}>
                {preset.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LazyCalendar
        range
        autoFocus={false}
        value={days}
        min={limits.min}
        max={limits.max}
        isDisabled={(day) => picksStart && limits.startMax !== undefined && day > limits.startMax}
        onPick={({ start, end: last }) => setDraft({ start: start ?? '', end: last ?? '' })}
      >
        <span aria-live="polite">{days.start && days.end ? formatDateRange(days.start, days.end) : ''}</span>
        <span className="buttons">
          {(value.start || value.end) && (
            <Button variant="ghost" size="sm" onClick={() => onApply({ start: null, end: null })}>
              {texts.filters.sheetClear}
            </Button>
          )}
          <Button variant="primary" size="sm" onClick={apply}>
            {texts.date.apply}
          </Button>
        </span>
      </LazyCalendar>
    </Panel>
  );
}

const { space } = theme;

const Panel = styled.div`
  width: 286px;
  max-width: 100%;
  &:focus-visible { outline: none; }
  & > .ends {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[4]};
    padding: ${space[5]} ${space[5]} 0;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
    padding: ${space[5]} ${space[5]} 0;
  }
  & .buttons { display: flex; gap: ${space[3]}; margin-inline-start: auto; }
`;
