import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// A part of a page is checked: rules about whole pages are off.
const wholePage = ['region', 'landmark-one-main', 'page-has-heading-one'];
const further = ['label-content-name-mismatch', 'target-size'];

/** Resolves when nothing moves any more: a half-faded text has a contrast of its own. */
async function settled(): Promise<void> {
  const moving = document.getAnimations();
  const ending = moving.filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}

/** What axe finds in an element, one line per place. */
export async function axeFaults(element: Element): Promise<string[]> {
  const rules = Object.fromEntries([
    ...wholePage.map((id) => [id, { enabled: false }]),
    ...further.map((id) => [id, { enabled: true }]),
  ]);
  await settled();
  const { violations } = await axe.run(element, { runOnly: { type: 'tag', values: tags }, rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
