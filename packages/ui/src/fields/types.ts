import type { ReactNode, Ref } from 'react';

/** What every form control takes. `onChange` gives the value, never an event. */
export interface FieldProps<Value, Element extends HTMLElement = HTMLInputElement> {
  /** Id of the control, so that a list of errors can point to it. Default: a generated one. */
  id?: string;
  name?: string;
  label: ReactNode;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
  /** Help under the control. An error takes its place. */
  hint?: ReactNode;
  /** The message at the control: it marks the control invalid. */
  error?: ReactNode;
  /** Told to assistive technology; the browser's own validation stays off. */
  required?: boolean;
  /** Adds "(isteğe bağlı)" to the label. */
  optional?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  inputRef?: Ref<Element>;
  autoComplete?: string;
  placeholder?: string;
  className?: string;
}

/** One choice of a select, a combobox or a group. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line, where the control has room for one. */
  description?: string;
  disabled?: boolean;
}
