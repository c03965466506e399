import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { isTimeValue, nearestTime, stepTime, type TimeLimits, timesOf, valueOfTime, withColon } from './timeText';

interface TimeInputOptions {
  value: string;
  onChange: (value: string) => void;
  limits: TimeLimits;
  /** May not be changed. */
  fixed: boolean;
}

const hour = 60;

/**
 * Text, list and keys of a time's combobox. What was typed stays until it is a time and the field is left. Closed, the arrows
 * step through the day; Alt+↓ opens the list, in which they move.
 */
export function useTimeInput({ value, onChange, limits, fixed }: TimeInputOptions) {
  const listId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const { end } = limits;
  const shown = draft !== null && valueOfTime(draft, end) === value ? draft : value;
  const times = open ? timesOf(limits) : [];
  const current = active ?? nearestTime(times, shown, end);
  const optionId = (time: string) => `${listId}-${time.replace(':', '')}`;

  const show = () => {
    if (fixed) return;
    setActive(undefined);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const set = (next: string) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const pick = (time: string) => {
    set(time);
    close();
  };
  const move = (by: number) => {
    const at = current === undefined ? (by > 0 ? -1 : times.length) : times.indexOf(current);
    setActive(times[Math.max(0, Math.min(at + by, times.length - 1))]);
  };
  const stepBy = (by: 1 | -1, step: number) => {
    if (value === '') return show();
    const next = stepTime(value, by, { ...limits, step });
    if (next !== null) set(next);
  };

  const onArrow = (event: KeyboardEvent, up: boolean, page: boolean) => {
    event.preventDefault();
    if (event.altKey) return up ? close() : show();
    // In the list a later time is further down, at the field alone ↑ means more.
    if (open) return move((up ? -1 : 1) * (page ? Math.ceil(hour / limits.step) : 1));
    stepBy(up ? 1 : -1, page ? hour : limits.step);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (fixed || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const arrow = /^(Arrow|Page)(Up|Down)$/.exec(event.key);
    if (arrow) return onArrow(event, arrow[2] === 'Up', arrow[1] === 'Page');
    if (event.key === 'Enter') {
      if (open) event.preventDefault();
      if (open && current) return pick(current);
      setDraft(null);
      close();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return {
    open,
    show,
    close,
    pick,
    listId,
    optionId,
    times,
    current,
    hover: setActive,
    leave() {
      setDraft(null);
      close();
    },
    /** The value as it stands is no time though something is typed. */
    invalid: value !== '' && !isTimeValue(value, end),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'none' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && current ? optionId(current) : undefined,
      value: shown,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        const atEnd = target.selectionStart === target.value.length;
        const text = atEnd ? withColon(target.value, end) : target.value;
        setDraft(text);
        setActive(undefined);
        onChange(valueOfTime(text, end));
      },
      onKeyDown,
    },
  };
}

export type TimeInput = ReturnType<typeof useTimeInput>;
