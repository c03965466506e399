const reset = 100;

const isShown = (page: Document, { mediaText }: MediaList): boolean =>
  mediaText === '' || page.defaultView?.matchMedia(mediaText).matches === true;

const rulesOf = (sheet: CSSStyleSheet | null): Iterable<CSSRule> => {
  try {
    return sheet && !sheet.disabled ? sheet.cssRules : [];
  } catch {
    // Sheets of other origins cannot be read.
    return [];
  }
};

/** Rules that hold now, through imports, media and support conditions. Layers lose to rules outside of layers. */
function* styleRules(page: Document, rules: Iterable<CSSRule>): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSMediaRule && isShown(page, rule.media)) yield* styleRules(page, rule.cssRules);
    else if (rule instanceof CSSSupportsRule) yield* styleRules(page, rule.cssRules);
    else if (rule instanceof CSSImportRule && isShown(page, rule.media)) {
      yield* styleRules(page, rulesOf(rule.styleSheet));
    }
  }
}

/** The single selectors of a list: commas in brackets do not end one. */
export const selectorsOf = (list: string): string[] => {
  const found = [''];
  let depth = 0;
  for (const char of list) {
    if ('(['.includes(char)) depth += 1;
    if (')]'.includes(char)) depth -= 1;
    if (char === ',' && depth === 0) found.push('');
    else found[found.length - 1] += char;
  }
  return found.map((one) => one.trim());
};

/** Ids, then classes, attributes and pseudo-classes, then element names, as one number. */
export const weightOf = (selector: string): number => {
  const plain = selector.replace(/:where\([^)]*\)/g, '').replace(/::[\w-]+/g, '');
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  const ids = count(/#[\w-]+/g);
  const classes = count(/\.[\w-]+|\[[^\]]*\]|:(?!not|is)[\w-]+/g);
  const names = count(/(?:^|[\s>+~(])[a-z][\w-]*/gi);
  return ids * 10_000 + classes * reset + names;
};

const isImportant = ({ style }: CSSStyleRule) => [...style].some((name) => style.getPropertyPriority(name) !== '');

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};

/** Sheets of the page itself. */
const sheetsOf = (page: Document): CSSStyleSheet[] =>
  [...page.styleSheets].filter(
    ({ ownerNode, media }) =>
      isShown(page, media) && !(ownerNode instanceof Element && ownerNode.hasAttribute('data-styled')),
  );

/**
 * Selectors of the page that win against ours at one of these elements: those with a class, an id, an attribute or
 * `!important`. Rules for bare elements lose to the resets of the root and are no matter.
 */
export const reachingRules = (page: Document, elements: readonly Element[]): string[] => {
  const found = new Set<string>();
  for (const sheet of sheetsOf(page)) {
    for (const rule of styleRules(page, rulesOf(sheet))) {
      if (rule.style.length === 0) continue;
      const reaches = (selector: string) =>
        (weightOf(selector) >= reset || isImportant(rule)) && elements.some((element) => matches(element, selector));
      for (const selector of selectorsOf(rule.selectorText)) if (reaches(selector)) found.add(selector);
    }
  }
  return [...found];
};
