import { useEffect, useRef } from 'react';

/**
 * What was typed would be lost: whoever wants to know is told, and asks in its own way; else the page asks before it is
 * closed or reloaded.
 */
export const useUnsaved = (isDirty: boolean, onChange?: (isDirty: boolean) => void): void => {
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const isTold = onChange !== undefined;
  useEffect(() => {
    if (isTold) tell.current?.(isDirty);
    if (isTold || !isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isTold]);
};
