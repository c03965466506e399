import type { FieldProps, Option } from './types';

interface RadiosProps<Value extends string> extends FieldProps<Value | ''> {
  options: readonly Option<Value>[];
}

/**
 * The props of each radio of a group by option and position. They share one name, so that the browser moves between them;
 * the ref leads to the first. The browser has no read-only radio: it takes no change.
 */
export const radiosOf =
  <Value extends string>(field: RadiosProps<Value>, name: string) =>
  (option: Option<Value>, index: number) => ({
    ref: index === 0 ? field.inputRef : undefined,
    type: 'radio' as const,
    name,
    value: option.value,
    checked: option.value === field.value,
    onChange: () => !field.readOnly && field.onChange(option.value),
    onBlur: field.onBlur,
    onFocus: field.onFocus,
    disabled: field.disabled || option.disabled,
  });
