'use client';
import { memo, useId } from 'react';

export interface SwitchCellProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Names the record and the property: "Kırık Fincan Moda aktif". */
  label: string;
  /** The change is being saved: shown, told, and further clicks are ignored. */
  busy?: boolean;
  disabled?: boolean;
  /** Why it cannot be switched. Disables it, but leaves it focusable so that the reason can be read. */
  disabledReason?: string | undefined;
  id?: string;
}

/**
 * The switch of a table row: a plain button whose looks come from the table's root (`switchStyles`), so that a hundred rows cost no
 * styled component.
 */
export const SwitchCell = memo(function SwitchCell({
  checked,
  onChange,
  label,
  busy,
  disabled,
  disabledReason,
  id,
}: SwitchCellProps) {
  const reasonId = useId();
  const off = disabled || disabledReason !== undefined;
  return (
    <>
      <button
        id={id}
        type="button"
        role="switch"
        className="telve-switch"
        aria-checked={checked}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-disabled={off || undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        title={disabledReason}
        onClick={() => !off && !busy && onChange(!checked)}
      >
        <i />
      </button>
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
});
