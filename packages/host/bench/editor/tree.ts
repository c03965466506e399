/** An element as the plain page makes it again. */
export interface TreeNode {
  tag: string;
  /** As they stand in the page; those that are on or off are true. */
  attributes: Readonly<Record<string, string | true>>;
  /** What a field holds: text, or whether its box is ticked. */
  value?: string | boolean;
  children: readonly (TreeNode | string)[];
}

/** The real form with everything in it, and the page around it. */
export interface EditorLook {
  tree: TreeNode;
  /** Every rule of the real page. */
  css: string;
  /** The panel around the form, with the form taken out. */
  shell: string;
}

/** Takes the form out of the page. Runs in the browser, so that everything it needs is in it. */
export const takeTree = (): EditorLook => {
  const onOrOff = ['disabled', 'hidden', 'multiple', 'novalidate', 'readonly', 'required'];
  const heldBy = (element: Element): string | boolean | undefined => {
    if (element.matches('[type=checkbox], [type=radio]')) return (element as HTMLInputElement).checked;
    if (element.matches('textarea, select, input:not([type=file])')) return (element as HTMLInputElement).value;
    return undefined;
  };
  const treeOf = (element: Element): TreeNode => {
    const value = heldBy(element);
    const held = typeof value === 'boolean' ? 'checked' : 'value';
    const kept = [...element.attributes].filter(({ name }) => value === undefined || name !== held);
    return {
      tag: element.localName,
      attributes: Object.fromEntries(kept.map((one) => [one.name, onOrOff.includes(one.name) || one.value])),
      ...(value !== undefined && { value }),
      children: element.matches('textarea')
        ? []
        : [...element.childNodes].map((node) => (node instanceof Element ? treeOf(node) : (node.textContent ?? ''))),
    };
  };
  const form = document.querySelector('#root form');
  if (!form) throw new Error('The page has no form');
  const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
  const tree = treeOf(form);
  const place = document.createElement('div');
  place.id = 'place';
  place.style.display = 'contents';
  form.replaceWith(place);
  return { tree, css: css.join('\n'), shell: document.getElementById('root')?.innerHTML ?? '' };
};
