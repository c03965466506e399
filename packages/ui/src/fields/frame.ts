import type { FieldFrameProps } from './Field';

type Frame = Omit<FieldFrameProps, 'children' | 'as' | 'aside'>;

/** The props of a control that its Field takes. */
export function frameProps({ id, label, hideLabel, hint, error, required, optional, className }: Frame): Frame {
  return { id, label, hideLabel, hint, error, required, optional, className };
}
