'use client';
import { type MouseEvent, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useMergedRef } from '../../root/useMergedRef';
import { boxState } from '../box';
import { Field } from '../Field';
import { frameProps } from '../frame';
import { useMaskedInput } from '../masked/useMaskedInput';
import type { FieldProps } from '../types';
import { CodeBoxes } from './CodeBoxes';
import { codeMask } from './codeMask';
import { useSelection } from './useSelection';

export interface CodeFieldProps extends Omit<FieldProps<string>, 'placeholder'> {
  /** Number of digits. Default 6 (APP-21). */
  length?: number;
  /** The last digit has come in, by typing, pasting or autofill: called once per complete code, after `onChange`. */
  onComplete?: (code: string) => void;
}

/**
 * A one-time code (APP-21, APP-22, D-36): one input, drawn as a box per digit. The value is the digits, leading zeros
 * included. Pasting takes spaces, hyphens and the words around the code; anything but the digits 0 to 9 is left out.
 * There is no maxlength: with one the browser cuts `123 456` before its spaces can be taken out.
 */
export function CodeField(props: CodeFieldProps) {
  const { length = 6, value, onChange, onComplete, inputRef, autoComplete = 'one-time-code' } = props;
  const own = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(own, inputRef);
  const mask = useMemo(() => codeMask(length), [length]);
  const change = (next: string) => {
    onChange(next);
    if (next.length === length) onComplete?.(next);
  };
  const masked = useMaskedInput(mask, value, change, own);
  const selection = useSelection(own);
  return (
    <Field {...frameProps(props)}>
      {({ labelId: _, ...control }) => (
        <Frame>
          <CodeBoxes value={masked.value} length={length} selection={selection} state={boxState(props)} />
          <Cover
            {...control}
            {...masked}
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete={autoComplete}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            name={props.name}
            onBlur={props.onBlur}
            onFocus={props.onFocus}
            onClick={chooseDigit}
            disabled={props.disabled}
            readOnly={props.readOnly}
          />
        </Frame>
      )}
    </Field>
  );
}

/** A click chooses the digit of the box under it, so that the next one takes its place; beyond the last, the caret goes there. */
function chooseDigit({ currentTarget: input, clientX }: MouseEvent<HTMLInputElement>) {
  if (input.selectionStart !== input.selectionEnd) return;
  const boxes = [...(input.previousElementSibling?.children ?? [])].filter((box) => box.clientHeight > 8);
  const index = boxes.findIndex((box) => clientX <= box.getBoundingClientRect().right);
  if (clientX === 0 || index === -1 || index >= input.value.length)
    return input.setSelectionRange(input.value.length, input.value.length);
  input.setSelectionRange(index, index + 1);
}

const Frame = styled.div`
  position: relative;
`;

// Seen through, not hidden: focus, autofill, the paste menu and the on-screen keyboard belong to it. 16 px keep iOS from zooming in.
const Cover = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  font-size: 16px;
  text-align: start;
  cursor: text;
  opacity: 0;
  appearance: none;
  &:disabled { cursor: not-allowed; }
`;
