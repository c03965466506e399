'use client';
import { ChevronsUpDown, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LiveRegion } from '../../display/announce/LiveRegion';
import { useMergedRef } from '../../root/useMergedRef';
import { fill } from '../../texts/fill';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';
import { Box, boxState, Input } from '../box';
import { Field } from '../Field';
import { frameProps } from '../frame';
import type { FieldProps, Option } from '../types';
import { footOf, OptionList } from './OptionList';
import { useCombobox } from './useCombobox';
import type { OptionSource } from './useOptions';

export interface MultiComboboxProps<Value extends string = string>
  extends Omit<FieldProps<readonly Option<Value>[]>, 'autoComplete'>,
    OptionSource<Value> {
  note?: string;
}

/** Several choices of a long or remote list, as tokens that can be removed. The value is the chosen options with their labels. */
export function MultiCombobox<Value extends string = string>(props: MultiComboboxProps<Value>) {
  const { value, onChange, onBlur, inputRef, options, load, minQuery, debounce, note, disabled, readOnly } = props;
  const texts = useUiTexts().combobox;
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(own, inputRef);
  const fixed = disabled || readOnly;
  const isSelected = (candidate: Value) => value.some((option) => option.value === candidate);
  const remove = (option: Option<Value>) => {
    onChange(value.filter((other) => other.value !== option.value));
    setSaid(fill(texts.removed, { label: option.label }));
    own.current?.focus();
  };
  const add = (option: Option<Value>) => {
    if (isSelected(option.value)) return remove(option);
    onChange([...value, option]);
    setSaid(fill(texts.chosen, { label: option.label }));
  };
  const state = useCombobox<Value>({ options, load, minQuery, debounce, isSelected, disabled: fixed, onPick: add });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value[value.length - 1];
    if (event.key === 'Backspace' && !state.typed && last && !fixed) remove(last);
    state.inputProps.onKeyDown(event);
  };
  return (
    <Field {...frameProps(props)}>
      {({ labelId, ...control }) => (
        <Tokens ref={box} {...boxState(props)}>
          {value.length > 0 && (
            <ul aria-label={texts.selected}>
              {value.map((option) => (
                <li key={option.value}>
                  {option.label}
                  {!fixed && (
                    <button
                      type="button"
                      aria-label={fill(texts.remove, { label: option.label })}
                      onClick={() => remove(option)}
                    >
                      <X aria-hidden />
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
          <Input
            {...control}
            ref={ref}
            {...state.inputProps}
            name={props.name}
            value={state.typed ?? ''}
            onChange={(event) => state.type(event.target.value)}
            onKeyDown={onKeyDown}
            onFocus={props.onFocus}
            onBlur={() => {
              state.close();
              onBlur?.();
            }}
            disabled={disabled}
            readOnly={readOnly}
            placeholder={value.length === 0 ? (props.placeholder ?? texts.placeholder) : undefined}
          />
          <ChevronsUpDown aria-hidden />
          <LiveRegion>{state.open ? footOf(state.status, state.options.length, texts) : said}</LiveRegion>
          {state.open && (
            <OptionList anchor={box} state={state} labelId={labelId} isSelected={isSelected} multiple note={note} />
          )}
        </Tokens>
      )}
    </Field>
  );
}

const { color, space } = theme;

const Tokens = styled(Box)`
  flex-wrap: wrap;
  padding-block: 3px;
  gap: ${space[2]} ${space[4]};
  & > ul { display: contents; }
  & > ul > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    max-width: 100%;
    min-height: 26px;
    padding-inline-start: ${space[4]};
    border-radius: ${theme.radius.sm};
    background: ${color.bg.pressed};
    font-size: ${theme.text.label.size};
    overflow-wrap: anywhere;
  }
  & > ul > li:not(:has(button)) { padding-inline-end: ${space[4]}; }
  & > ul button {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.sm};
    background: none;
    color: ${color.text.tertiary};
    cursor: pointer;
    &:hover { color: ${color.text.primary}; }
  }
  & > ul svg { width: 14px; height: 14px; }
  & > input { flex: 1 1 80px; height: calc(${theme.control.md} - 8px); }
`;
