import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that belong to none of the tags. */
const further = ['label-content-name-mismatch', 'td-has-header', 'p-as-heading', 'css-orientation-lock'];

/** Resolves when nothing moves any more: a half-faded text has a contrast of its own. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ).then(() => undefined),
  );

const options: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  // What passes is not described: that is most of the time.
  resultTypes: ['violations'],
  rules: Object.fromEntries(further.map((rule) => [rule, { enabled: true }])),
};

/** Fails with every violation that axe finds: rule, element, reason. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect(found, what).toEqual([]);
};
