const candidates =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex], [contenteditable="true"]';

/** What Tab reaches inside an element, in document order. */
export function tabbable(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(candidates)].filter(
    (one) => one.tabIndex >= 0 && one.getClientRects().length > 0,
  );
}

/** The focused element as the tree around `element` sees it: inside a shadow root the document only knows the host. */
export function activeIn(element: Node): Element | null {
  return treeOf(element).activeElement;
}

/** The document or shadow root that `element` lives in. */
export function treeOf(element: Node): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : (element.ownerDocument ?? document);
}

/** Focuses the field with this id, or the first control inside it when it is a group. */
export function focusById(tree: Document | ShadowRoot, id: string): void {
  const field = tree.getElementById(id);
  if (!field) return;
  const target = field.matches(candidates) ? field : (tabbable(field)[0] ?? field);
  target.focus();
}

const sameStop = (a: Element | null, b: Element | null) =>
  a === b ||
  (a instanceof HTMLInputElement &&
    b instanceof HTMLInputElement &&
    a.type === 'radio' &&
    b.type === 'radio' &&
    a.name === b.name);

/** Keeps Tab inside `element`: a modal dialog alone would let it go on to the browser's own controls. */
export function loopTab(element: HTMLElement, event: { key: string; shiftKey: boolean; preventDefault(): void }): void {
  if (event.key !== 'Tab') return;
  const stops = tabbable(element);
  const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
  const active = activeIn(element);
  if (edge && active !== element && !sameStop(active, edge)) return;
  event.preventDefault();
  (event.shiftKey ? stops[stops.length - 1] : stops[0])?.focus();
}
