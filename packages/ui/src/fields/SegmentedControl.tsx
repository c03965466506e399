'use client';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { focusRing, visuallyHidden } from '../theme/mixins';
import { theme } from '../theme/theme';
import { Field } from './Field';
import { frameProps } from './frame';
import { radiosOf } from './radio';
import type { FieldProps, Option } from './types';

/** One part of a segmented control. */
export interface SegmentOption<Value extends string = string> extends Option<Value> {
  /** Before the label, hidden from assistive technology. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string> extends FieldProps<Value | ''> {
  options: readonly SegmentOption<Value>[];
  /** Default `md`: as high as a field. */
  size?: 'sm' | 'md';
  /** As wide as its container, all parts equal. */
  full?: boolean;
}

/** One of two to four short words, all in view: radio buttons in another dress. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  const { options, readOnly, size = 'md', full } = props;
  const generated = useId();
  const radioProps = radiosOf(props, props.name ?? generated);
  return (
    <Field {...frameProps(props)} as="group">
      {({ id, labelId, ...control }) => (
        <Track
          {...control}
          id={id}
          role="radiogroup"
          aria-labelledby={labelId}
          aria-readonly={readOnly || undefined}
          $size={size}
          $full={full}
        >
          {options.map((option, index) => (
            <label key={option.value}>
              <input {...radioProps(option, index)} />
              <span>
                {option.icon}
                {option.label}
              </span>
            </label>
          ))}
        </Track>
      )}
    </Field>
  );
}

const { color, radius } = theme;

const Track = styled.div<{ $size: 'sm' | 'md'; $full?: boolean | undefined }>`
  --h: ${({ $size }) => ($size === 'sm' ? '26px' : `calc(${theme.control.md} - 4px)`)};
  display: ${({ $full }) => ($full ? 'flex' : 'inline-flex')};
  justify-self: ${({ $full }) => ($full ? 'stretch' : 'start')};
  max-width: 100%;
  gap: 2px;
  padding: 2px;
  overflow-x: auto;
  border-radius: ${radius.md};
  background: ${color.segment.track};
  box-shadow: inset 0 0 0 1px ${color.border.subtle};
  & > label {
    display: flex;
    ${({ $full }) => $full && css`flex: 1;`}
    position: relative;
    cursor: pointer;
  }
  & input { ${visuallyHidden} }
  & span {
    flex: 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space[3]};
    height: var(--h);
    padding: 0 ${({ $size }) => ($size === 'sm' ? '10px' : theme.space[5])};
    border-radius: ${radius.sm};
    color: ${color.text.secondary};
    font-size: ${theme.text.label.size};
    font-weight: 500;
    white-space: nowrap;
  }
  & svg { flex: none; width: 14px; height: 14px; }
  & input:enabled + span:hover { color: ${color.text.primary}; }
  & input:checked + span {
    background: ${color.segment.thumb};
    color: ${color.text.primary};
    box-shadow: ${theme.shadow.sm}, 0 0 0 1px ${color.border.subtle};
  }
  & input:focus-visible + span { ${focusRing} outline-offset: -2px; }
  & input:disabled + span { color: ${color.text.disabled}; cursor: not-allowed; }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    & input:checked + span { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;
