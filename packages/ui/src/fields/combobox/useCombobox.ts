import { type KeyboardEvent, useId, useState } from 'react';
import type { Option } from '../types';
import { type OptionSource, useOptions } from './useOptions';

const page = 10;

export interface ComboboxSetup<Value extends string> extends OptionSource<Value> {
  /** Marked in the list. */
  isSelected: (value: Value) => boolean;
  onPick: (option: Option<Value>) => void;
  disabled?: boolean | undefined;
}

/** State and keys of the combobox pattern: a text that filters, a list that is open or not, and the option that Enter would take. */
export function useCombobox<Value extends string>(setup: ComboboxSetup<Value>) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  /** What was typed since the list opened; null while the field shows its choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<Value | null>(null);
  const { status, options, retry } = useOptions(setup, typed ?? '', open);

  const usable = options.filter((option) => !option.disabled);
  const first = typed ? usable[0] : usable.find((option) => setup.isSelected(option.value));
  const current = usable.find((option) => option.value === active) ?? first;

  const show = () => {
    if (setup.disabled || open) return;
    setActive(null);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(null);
  };
  const pick = (option: Option<Value>) => {
    if (option.disabled) return;
    setup.onPick(option);
    close();
  };
  const move = (step: number) => {
    if (usable.length === 0) return;
    const at = current ? usable.indexOf(current) : step > 0 ? -1 : usable.length;
    const wrapped = Math.abs(step) === 1 ? (at + step + usable.length) % usable.length : at + step;
    setActive(usable[Math.max(0, Math.min(wrapped, usable.length - 1))]?.value ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) move(step);
      else show();
    } else if (open && event.key === 'Enter') {
      event.preventDefault();
      if (current) pick(current);
    } else if (open && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  const optionId = (value: string) => `${listId}-${value}`;

  return {
    /** What makes an input a combobox: its role, its list, and the option that Enter would take. */
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && current ? optionId(current.value) : undefined,
      onClick: show,
      onKeyDown,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
    },
    open,
    close,
    typed,
    type(text: string) {
      show();
      setTyped(text);
      setActive(null);
    },
    status,
    options,
    retry,
    pick,
    hover: (option: Option<Value>) => setActive(option.value),
    current,
    listId,
    optionId,
  };
}

export type ComboboxState<Value extends string> = ReturnType<typeof useCombobox<Value>>;
