'use client';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme';
import { ChoiceCard, ChoiceInput, ChoiceLabel } from './choice';
import { Field } from './Field';
import { frameProps } from './frame';
import { radiosOf } from './radio';
import type { FieldProps, Option } from './types';

export interface RadioGroupProps<Value extends string = string> extends FieldProps<Value | ''> {
  options: readonly Option<Value>[];
  /** `cards` gives each choice a frame and shows its description. Default `list`. */
  look?: 'list' | 'cards';
}

/** One choice of a few that are all worth reading. Arrow keys move, as in every group of radio buttons. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { options, look = 'list', readOnly } = props;
  const generated = useId();
  const radioProps = radiosOf(props, props.name ?? generated);
  const Item = look === 'cards' ? ChoiceCard : ChoiceLabel;
  return (
    <Field {...frameProps(props)} as="group">
      {({ id, labelId, ...control }) => (
        <Group
          {...control}
          id={id}
          role="radiogroup"
          aria-labelledby={labelId}
          aria-readonly={readOnly || undefined}
          $look={look}
        >
          {options.map((option, index) => (
            <Item key={option.value}>
              <ChoiceInput {...radioProps(option, index)} aria-invalid={control['aria-invalid']} />
              <Words option={option} look={look} />
            </Item>
          ))}
        </Group>
      )}
    </Field>
  );
}

function Words({ option, look }: { option: Option; look: 'list' | 'cards' }) {
  if (look === 'list') return <span>{option.label}</span>;
  return (
    <span>
      <b>{option.label}</b>
      {option.description && <small>{option.description}</small>}
    </span>
  );
}

const Group = styled.div<{ $look: 'list' | 'cards' }>`
  display: grid;
  gap: ${theme.space[3]};
  ${({ $look }) =>
    $look === 'cards' &&
    css`
      gap: ${theme.space[4]};
      grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
    `}
`;
