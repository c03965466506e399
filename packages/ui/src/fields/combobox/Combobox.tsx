'use client';
import { ChevronsUpDown, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Spinner } from '../../button/Spinner';
import { LiveRegion } from '../../display/announce/LiveRegion';
import { useMergedRef } from '../../root/useMergedRef';
import { useUiTexts } from '../../texts/TextsContext';
import { Box, BoxButton, boxState, Input } from '../box';
import { Field } from '../Field';
import { frameProps } from '../frame';
import type { FieldProps, Option } from '../types';
import { footOf, OptionList } from './OptionList';
import { useCombobox } from './useCombobox';
import type { OptionSource } from './useOptions';

export interface ComboboxProps<Value extends string = string>
  extends Omit<FieldProps<Value | ''>, 'onChange'>,
    OptionSource<Value> {
  onChange: (value: Value | '', option: Option<Value> | null) => void;
  /** Text of the value where its option is not at hand: with `load`, before the list was ever open. */
  valueLabel?: string;
  /** A remark in the list, such as "en az 2 karakter yazın". */
  note?: string;
  /** Leaves out the button that empties the field. */
  hideClear?: boolean;
}

/**
 * One choice of a long or remote list, found by typing; ı and i, ş and s are one. Esc or leaving the field restores the former choice;
 * an emptied field is no choice. The number of results is announced.
 */
export function Combobox<Value extends string = string>(props: ComboboxProps<Value>) {
  const { value, onChange, onBlur, inputRef, options, load, minQuery, debounce, note, disabled, readOnly, hideClear } =
    props;
  const texts = useUiTexts().combobox;
  const [picked, setPicked] = useState<Option<Value> | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(own, inputRef);
  const isSelected = (candidate: Value) => candidate === value;
  const state = useCombobox<Value>({
    options,
    load,
    minQuery,
    debounce,
    isSelected,
    disabled: disabled || readOnly,
    onPick(option) {
      setPicked(option);
      if (option.value !== value) onChange(option.value, option);
    },
  });
  const chosen = options?.find((option) => option.value === value) ?? (picked?.value === value ? picked : undefined);
  const label = chosen?.label ?? (value === '' ? '' : (props.valueLabel ?? value));
  const clear = () => {
    state.close();
    onChange('', null);
    own.current?.focus();
  };
  return (
    <Field {...frameProps(props)}>
      {({ labelId, ...control }) => (
        <Box ref={box} {...boxState(props)}>
          <Input
            {...control}
            ref={ref}
            {...state.inputProps}
            name={props.name}
            value={state.typed ?? label}
            onChange={(event) => state.type(event.target.value)}
            onFocus={props.onFocus}
            onBlur={() => {
              if (state.typed === '' && value !== '') onChange('', null);
              state.close();
              onBlur?.();
            }}
            disabled={disabled}
            readOnly={readOnly}
            placeholder={props.placeholder ?? texts.placeholder}
          />
          {state.open && state.status === 'loading' && <Spinner $size={12} />}
          {value !== '' && !hideClear && !disabled && !readOnly && (
            <BoxButton type="button" aria-label={texts.clear} onClick={clear}>
              <X aria-hidden />
            </BoxButton>
          )}
          <ChevronsUpDown aria-hidden />
          <LiveRegion>{state.open ? footOf(state.status, state.options.length, texts) : ''}</LiveRegion>
          {state.open && (
            <OptionList anchor={box} state={state} labelId={labelId} isSelected={isSelected} note={note} />
          )}
        </Box>
      )}
    </Field>
  );
}
