import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that belong to none of the tags. */
const further = ['label-content-name-mismatch', 'td-has-header', 'p-as-heading', 'css-orientation-lock'];

/** Fails with every violation that axe finds: rule, element, reason. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: tags },
      rules: Object.fromEntries(further.map((rule) => [rule, { enabled: true }])),
    })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect(found, what).toEqual([]);
};
