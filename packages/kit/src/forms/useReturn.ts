import { type RefObject, useEffect, useRef } from 'react';

const control = 'button, input, select, textarea, [tabindex]';

/** The first field of these that the form has, or the first control of a group. */
const fieldIn = (form: HTMLElement, ids: readonly string[]): HTMLElement | null => {
  for (const id of ids) {
    const found = form.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (found) return found.matches(control) ? found : found.querySelector<HTMLElement>(control);
  }
  return null;
};

/** The heading of the form, else that of its page. */
const headingOf = (form: HTMLElement): HTMLElement | null => {
  const heading = form.querySelector<HTMLElement>('h2, h3') ?? treeOf(form).querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
};

const treeOf = (element: HTMLElement): ParentNode => element.getRootNode() as Document | ShadowRoot;

/**
 * The way back from a comparison: the form gets the focus again, whose own last one went out of sight with it. `back` takes
 * the ids of the fields in question; the first one there is focused, else the form's heading (WCAG 2.4.3).
 */
export const useReturn = (
  isShown: boolean,
  close: () => void,
): { formRef: RefObject<HTMLFormElement | null>; back: (ids: readonly string[]) => void } => {
  const formRef = useRef<HTMLFormElement>(null);
  const wanted = useRef<readonly string[] | null>(null);

  useEffect(() => {
    const form = formRef.current;
    if (!isShown || !form || wanted.current === null) return;
    (fieldIn(form, wanted.current) ?? headingOf(form))?.focus();
    wanted.current = null;
  }, [isShown]);

  return {
    formRef,
    back: (ids) => {
      wanted.current = ids;
      close();
    },
  };
};
