import type { FieldFrameProps } from './Field';
import type { FieldProps } from './types';

type Frame = Omit<FieldFrameProps, 'children' | 'as' | 'aside'>;

/** The props of a control that its Field takes. */
export function frameProps({ id, label, hideLabel, hint, error, required, optional, className }: Frame): Frame {
  return { id, label, hideLabel, hint, error, required, optional, className };
}

type Control<Element extends HTMLElement> = Pick<
  FieldProps<unknown, Element>,
  'inputRef' | 'name' | 'onBlur' | 'onFocus' | 'disabled' | 'readOnly' | 'autoComplete' | 'placeholder'
>;

/** The props of a control that its input or textarea takes as they are. */
export function inputProps<Element extends HTMLElement>(field: Control<Element>) {
  const { inputRef, name, onBlur, onFocus, disabled, readOnly, autoComplete, placeholder } = field;
  return { ref: inputRef, name, onBlur, onFocus, disabled, readOnly, autoComplete, placeholder };
}
