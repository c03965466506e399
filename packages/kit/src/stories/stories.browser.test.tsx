import { UiRoot } from '@telve/ui';
import { render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFaults } from '../testing/axe';
import * as conflict from './Conflict.stories';
import * as form from './Form.stories';
import * as imports from './Import.stories';
import * as list from './List.stories';
import * as pages from './Pages.stories';

const stories = [list, form, conflict, pages, imports].flatMap(({ default: { title }, ...parts }) =>
  Object.entries(parts as Record<string, ComponentType>).map(([name, Story]) => [`${title}/${name}`, Story] as const),
);

/** Loading is a state of its own; every other story is looked at when its data is there. */
const isThere = (name: string) =>
  name.endsWith('/Loading') || document.querySelector('[aria-busy="true"]:not(button)') === null;

describe.each(['light', 'dark'] as const)('axe finds nothing wrong, %s', (theme) => {
  it.each(stories)('%s at 1440 and 360 px', async (name, Story) => {
    for (const width of [1440, 360]) {
      await page.viewport(width, 900);
      const { container, unmount } = render(
        <UiRoot theme={theme} background="surface">
          <Story />
        </UiRoot>,
      );
      await waitFor(() => expect(isThere(name) && container.textContent).toBeTruthy());
      expect(await axeFaults(container)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      unmount();
    }
  });
});
