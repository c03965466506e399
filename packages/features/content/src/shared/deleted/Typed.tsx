import { useSetFormValue } from '@telve/kit';
import { useEffect, useRef } from 'react';

/**
 * Puts values into a form in which nothing was typed: they count as unsaved there. The form came in place of another one,
 * so the heading of its page gets the focus (WCAG 2.4.3).
 */
export function Typed({ values }: { values: object }) {
  const place = useRef<HTMLSpanElement>(null);
  const set = useSetFormValue();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is typed from then on stays.
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) set(name, value);
    const page = place.current?.getRootNode() as Document | ShadowRoot | undefined;
    page?.querySelector<HTMLElement>('h1')?.focus();
  }, []);
  return <span ref={place} hidden />;
}
