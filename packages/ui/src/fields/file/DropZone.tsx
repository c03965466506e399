import type { ReactNode } from 'react';
import { UploadIcon } from '../../display/icons/icons';
import { VisuallyHidden } from '../../display/shared/VisuallyHidden';
import { useLateTexts } from '../../texts/late';
import { Zone } from './slotStyles';
import { fileTexts } from './texts';

export interface DropZoneProps {
  id: string;
  labelId: string;
  describedBy?: string | undefined;
  rule?: ReactNode;
  /** Told to assistive technology: a button has no attribute for it. */
  required: boolean;
  /** Something is held over it. */
  over: boolean;
  /** A file is there already. */
  another: boolean;
  /** A high area instead of a row. */
  tall: boolean;
  invalid: boolean;
  disabled: boolean;
  onOpen: () => void;
}

/** The empty slot: drop a file, or press to choose one. */
export function DropZone(props: DropZoneProps) {
  const { id, labelId, describedBy, rule, required, over, another, tall, invalid, disabled, onOpen } = props;
  const texts = useLateTexts('file', fileTexts);
  return (
    <Zone
      type="button"
      id={id}
      aria-labelledby={`${labelId} ${id}`}
      aria-describedby={describedBy}
      data-tall={tall ? '' : undefined}
      data-over={over ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
      disabled={disabled}
      onClick={onOpen}
    >
      <UploadIcon aria-hidden />
      {over ? (
        <span>
          <b>{texts.over}</b> <small>{texts.overNote}</small>
        </span>
      ) : (
        <span>
          <span>
            {another ? texts.dropNew : texts.drop} <u>{texts.choose}</u>
          </span>{' '}
          {rule && <small>{rule}</small>} {required && <VisuallyHidden>{texts.required}</VisuallyHidden>}
        </span>
      )}
    </Zone>
  );
}
