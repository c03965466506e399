import type { Box } from '../model/plot';

interface SlotProps {
  /** Mark and part, for the keyboard. */
  at: string;
  /** Accessible name. */
  name: string;
  box: Box;
  /** Where Tab arrives. */
  stop: boolean;
  active: boolean;
  describedBy: string | undefined;
  onActive: () => void;
  onFocus: () => void;
  onSelect: (() => void) | undefined;
}

/** One place of a drawing: a button where it leads somewhere, else a picture with a name. */
export function Slot({ at, name, box, stop, active, describedBy, onActive, onFocus, onSelect }: SlotProps) {
  const common = {
    className: 's-slot',
    'data-at': at,
    'data-active': active || undefined,
    'aria-label': name,
    'aria-describedby': describedBy,
    tabIndex: stop ? 0 : -1,
    style: { left: box.x, top: box.y, width: box.width, height: box.height },
    onFocus,
    onPointerEnter: onActive,
  };
  return onSelect ? <button type="button" {...common} onClick={onSelect} /> : <div role="img" {...common} />;
}
