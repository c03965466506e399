import axe from 'axe-core';

/** Rules of WCAG 2.2 AA and the best practices that matter here. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Resolves when nothing moves any more: a half-faded text has a contrast of its own. jsdom has no animations. */
const settled = async (): Promise<void> => {
  const moving = document.getAnimations?.() ?? [];
  const ending = moving.filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
};

/**
 * Rejects with what axe finds in an element, by rule and place. A part of a page is checked, so rules about whole pages
 * are off; in jsdom, which knows no layout, colour contrast is too.
 */
export const expectNoAxeViolations = async (
  element: Element,
  { layout = true }: { layout?: boolean } = {},
): Promise<void> => {
  await settled();
  const { violations } = await axe.run(element as HTMLElement, {
    runOnly: { type: 'tag', values: tags },
    rules: {
      region: { enabled: false },
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
      'label-content-name-mismatch': { enabled: layout },
      'color-contrast': { enabled: layout },
    },
  });
  if (violations.length === 0) return;
  const lines = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  throw new Error(`axe found ${violations.length} violation(s)\n${lines.join('\n')}`);
};
