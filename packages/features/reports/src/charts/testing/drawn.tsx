import { UiRoot, type UiRootProps } from '@telve/ui';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

// Events of these tests come from the browser itself: React then needs no act(), and would warn about each event without it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

/** Renders in a root and waits until every chart is drawn. */
export const renderDrawn = async (children: ReactNode, theme: UiRootProps['theme'] = 'light') => {
  const rendered = render(
    <UiRoot theme={theme} background="surface">
      {children}
    </UiRoot>,
  );
  await drawnIn(rendered.container);
  return rendered;
};

/** Resolves when every chart in the element is drawn. */
export const drawnIn = (container: Element): Promise<void> =>
  waitFor(
    () => {
      const charts = container.querySelectorAll('section[data-status]').length;
      const drawings = container.querySelectorAll('svg[role=img]').length;
      if (charts === 0 || drawings < charts) throw new Error(`${drawings} of ${charts} charts are drawn.`);
    },
    { timeout: 8_000 },
  );

/** Attributes that hold a number that is none. */
export const brokenAttributes = (container: Element): string[] =>
  [...container.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ value }) => /NaN|Infinity|undefined/.test(value))
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  );

/** Texts of the table twin, row by row. */
export const twinOf = (container: Element): string[][] =>
  [...container.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
