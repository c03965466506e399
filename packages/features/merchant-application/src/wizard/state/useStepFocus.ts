import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** What takes the focus inside a group; the hidden input of a file does not. */
const controls = 'input:not([hidden]), textarea, select, button';

/**
 * Puts the focus on the title of a step that was opened, so that it is read and the page starts at its top. Answers how to
 * put it on a field by its name.
 */
export const useStepFocus = (frame: RefObject<HTMLElement | null>, step: string): ((name: string) => void) => {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    frame.current?.querySelector<HTMLElement>('[data-step-title]')?.focus();
  }, [frame, step]);
  return useCallback(
    (name) => {
      const field = frame.current?.querySelector<HTMLElement>(`[id$="-${CSS.escape(name)}"]`);
      const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls);
      control?.focus();
    },
    [frame],
  );
};
