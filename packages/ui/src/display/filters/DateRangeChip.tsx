'use client';
import { styled } from 'styled-components';
import { preloadCalendar } from '../../fields/date/LazyCalendar';
import type { RangePreset } from '../../fields/date/RangePanel';
import { useUiTexts } from '../../texts/TextsContext';
import { CalendarIcon, ChevronDownIcon } from '../icons/icons';
import { Popover } from '../popover/Popover';
import { useTrigger } from '../popover/useTrigger';
import { DateRangeFilterPanel } from './DateRangeFilterPanel';
import { type DateRangeLimits, type DateRangeValue, dateRangeText } from './dateRange';
import { chipCss } from './styles';

export interface DateRangeChipProps {
  label: string;
  value: DateRangeValue;
  /** Called with both ends when a range is applied or taken away. */
  onChange: (value: DateRangeValue) => void;
  /** Days that can be chosen. A value outside, as from the address bar, is shown as it is. */
  limits?: DateRangeLimits;
  /** Ready-made ranges; one that is chosen names the chip. */
  presets?: readonly RangePreset[];
  disabled?: boolean;
}

const none: readonly RangePreset[] = [];

/**
 * A filter by days as a chip: two ends to type, ready-made ranges and a calendar, which loads when it is needed. Either end may stay
 * open. Stands in a filter bar as the `chip` of an `OwnFilter`, or alone.
 */
export function DateRangeChip({ label, value, onChange, limits = {}, presets = none, disabled }: DateRangeChipProps) {
  const { open, close, anchor, onPointerDown, onClick } = useTrigger();
  const text = dateRangeText(value, presets, useUiTexts().date);
  return (
    <>
      <Chip
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        data-on={text !== ''}
        onPointerEnter={preloadCalendar}
        onFocus={preloadCalendar}
        onPointerDown={onPointerDown}
        onClick={onClick}
      >
        <CalendarIcon aria-hidden="true" />
        {text ? (
          <span>
            {label}: <b>{text}</b>
          </span>
        ) : (
          label
        )}
        <ChevronDownIcon aria-hidden="true" />
      </Chip>
      {open && (
        <Popover anchor={anchor} onClose={close} label={label}>
          <DateRangeFilterPanel
            value={value}
            limits={limits}
            presets={presets}
            onApply={(next) => {
              onChange(next);
              close();
            }}
          />
        </Popover>
      )}
    </>
  );
}

const Chip = styled.button`
  ${chipCss}
  font-variant-numeric: tabular-nums;
`;
