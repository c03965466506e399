/** Elements in and below a node, through open shadow roots. */
function* elementsOf(node: ParentNode): Generator<Element> {
  for (const element of node.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* elementsOf(element.shadowRoot);
  }
}

/** Every Telve root in an element, also in shadow roots. */
export const telveRoots = (scope: ParentNode): HTMLElement[] => {
  const inside = [...elementsOf(scope)];
  if (scope instanceof Element && scope.shadowRoot) inside.push(...elementsOf(scope.shadowRoot));
  return inside.filter((one): one is HTMLElement => one.classList.contains('telve-root'));
};

/** True where something was mounted, even if it could not be drawn. */
export const hasMounted = (scope: ParentNode): boolean => {
  const inside = [...elementsOf(scope)];
  if (scope instanceof Element) inside.push(scope);
  return inside.some(
    (one) => one.localName === 'telve-merchant-application' || (one.shadowRoot?.adoptedStyleSheets.length ?? 0) > 0,
  );
};

/** Style elements of the styles' library where a root, or the scope, looks for its rules. */
export const styleElements = (scope: ParentNode): HTMLStyleElement[] => {
  const places: ParentNode[] = [document];
  for (const element of [...(scope instanceof Element ? [scope] : []), ...scope.querySelectorAll('*')]) {
    if (element.shadowRoot) places.push(element.shadowRoot);
  }
  return places.flatMap((place) => [...place.querySelectorAll<HTMLStyleElement>('style[data-styled]')]);
};

/** React DOM marks the nodes of each copy with a name of its own: `__reactFiber$x7f2`. Shadow roots are other worlds. */
export const reactCopies = (page: Document): number => {
  const marks = new Set<string>();
  for (const element of page.querySelectorAll('*')) {
    for (const name of Object.keys(element)) {
      const mark = /^__react(?:Fiber|Container)\$(\w+)$/.exec(name)?.[1];
      if (mark) marks.add(mark);
    }
  }
  return marks.size;
};
