'use client';
import { formatDateRange } from '@telve/locale';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../button/Button';
import { useUiTexts } from '../../texts/TextsContext';
import { containerBelow } from '../../theme/container';
import { theme } from '../../theme/theme';
import { LazyCalendar } from './LazyCalendar';

/** A ready-made range; days in ISO. */
export interface RangePreset {
  label: string;
  start: string;
  end: string;
}

interface RangePanelProps {
  value: { start: string | null; end: string | null };
  min?: string | undefined;
  max?: string | undefined;
  presets?: readonly RangePreset[] | undefined;
  onApply: (range: { start: string; end: string }) => void;
}

/** Presets and calendar for a range; nothing changes before "Uygula". */
export function RangePanel({ value, min, max, presets = [], onApply }: RangePanelProps) {
  const texts = useUiTexts().date;
  const [range, setRange] = useState(value);
  const { start, end } = range;
  return (
    <Columns>
      {presets.length > 0 && (
        <ul aria-label={texts.presets}>
          {presets.map((preset) => (
            <li key={preset.label}>
              <Button variant="ghost" size="sm" full onClick={() => onApply({ start: preset.start, end: preset.end })}>
                {preset.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LazyCalendar range value={range} min={min} max={max} onPick={setRange}>
        <span aria-live="polite">{start ? formatDateRange(start, end) : ''}</span>
        <Button
          variant="primary"
          size="sm"
          disabled={!start || !end}
          onClick={() => start && end && onApply({ start, end })}
        >
          {texts.apply}
        </Button>
      </LazyCalendar>
    </Columns>
  );
}

const Columns = styled.div`
  display: flex;
  & > ul {
    width: 132px;
    padding: ${theme.space[4]};
    border-inline-end: 1px solid ${theme.color.border.subtle};
  }
  & > ul button { justify-content: flex-start; color: ${theme.color.text.primary}; font-weight: 450; }
  ${containerBelow.md} {
    flex-direction: column;
    & > ul {
      display: flex;
      width: auto;
      overflow-x: auto;
      border-inline-end: 0;
      border-block-end: 1px solid ${theme.color.border.subtle};
    }
  }
`;
