'use client';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { ChoiceCard, ChoiceInput, ChoiceLabel } from '../choice';
import { Field } from '../Field';
import { frameProps } from '../frame';
import type { FieldProps, Option } from '../types';

export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<FieldProps<readonly Value[]>, 'placeholder' | 'autoComplete'> {
  options: readonly Option<Value>[];
  /** `cards` gives each choice a frame and shows its description. Default `cards`. */
  look?: 'list' | 'cards';
}

/** Any number of a few choices (WIZ-37, WIZ-38). The value keeps the order of the options. */
export function CheckboxGroup<Value extends string = string>(props: CheckboxGroupProps<Value>) {
  const { options, look = 'cards', value, onChange, onBlur, onFocus, inputRef, disabled, readOnly } = props;
  const toggle = (one: Value, on: boolean) => {
    const chosen = options.map((option) => option.value).filter((each) => (each === one ? on : value.includes(each)));
    if (!readOnly) onChange(chosen);
  };
  const Item = look === 'cards' ? ChoiceCard : ChoiceLabel;
  return (
    <Field {...frameProps(props)} as="group">
      {({ id, labelId, 'aria-required': _, 'aria-invalid': invalid, ...control }) => (
        <Group {...control} id={id} role="group" aria-labelledby={labelId} data-look={look}>
          {options.map((option, index) => (
            <Item key={option.value}>
              <CheckInput
                ref={index === 0 ? inputRef : undefined}
                type="checkbox"
                name={props.name}
                value={option.value}
                checked={value.includes(option.value)}
                onChange={(event) => toggle(option.value, event.target.checked)}
                onBlur={onBlur}
                onFocus={onFocus}
                disabled={disabled || option.disabled}
                aria-invalid={invalid}
                aria-describedby={control['aria-describedby']}
              />
              <span>
                {look === 'cards' ? <b>{option.label}</b> : option.label}
                {look === 'cards' && option.description && <small>{option.description}</small>}
              </span>
            </Item>
          ))}
        </Group>
      )}
    </Field>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  &[data-look='cards'] {
    gap: ${theme.space[4]};
    grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  }
`;

// The tick is part of the input, so that nothing has to be laid over it.
const CheckInput = styled(ChoiceInput)`
  &::after {
    content: '';
    width: 10px;
    height: 6px;
    margin-top: -3px;
    border: solid currentColor;
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
    opacity: 0;
  }
`;
