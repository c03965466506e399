import { useCallback, useRef, useState } from 'react';

/**
 * Open state for the button of a popover. A click on the button while the popover is open closes it: the browser closes it already
 * on pointer-down, so that the click that follows must not open it again.
 */
export function useTrigger() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const openAtPress = useRef(false);
  const onPointerDown = useCallback(() => {
    openAtPress.current = open;
  }, [open]);
  const onClick = useCallback(() => {
    setOpen((now) => !now && !openAtPress.current);
    openAtPress.current = false;
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { open, setOpen, close, anchor, onPointerDown, onClick };
}
