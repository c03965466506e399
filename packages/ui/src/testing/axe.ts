import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const further = ['label-content-name-mismatch', 'target-size', 'td-has-header', 'p-as-heading', 'css-orientation-lock'];
// A part of a page is checked, without the page's own landmarks and headings.
const wholePage = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order', 'html-has-lang'];

const switched = (ids: readonly string[], enabled: boolean) => Object.fromEntries(ids.map((id) => [id, { enabled }]));

/** Resolves when nothing moves any more: a half-faded text has a contrast of its own. */
export async function settled(): Promise<void> {
  const moving = document.getAnimations();
  const ending = moving.filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}

/** What axe finds in an element at rest, one line per place, without the rules in `except`. */
export async function axeFaults(element: Element = document.body, except: readonly string[] = []): Promise<string[]> {
  await settled();
  const { violations } = await axe.run(element, {
    runOnly: { type: 'tag', values: tags },
    rules: { ...switched(further, true), ...switched([...wholePage, ...except], false) },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}
