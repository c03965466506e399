import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// A part of a page is checked, without the page's own landmarks and headings.
const wholePage = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'];

/** What axe finds in an element, one line per place, once everything that fades in is there. */
export const axeFaults = async (element: Element): Promise<string[]> => {
  const moving = document.getAnimations();
  const ending = moving.filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
  const { violations } = await axe.run(element, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(wholePage.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
