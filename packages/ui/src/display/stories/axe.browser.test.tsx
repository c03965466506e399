import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { axeFaults } from '../../testing/axe';
import * as display from './Display.stories';
import * as lists from './Lists.stories';
import * as overlays from './Overlays.stories';
import * as screens from './Screens.stories';

const stories = [display, lists, overlays, screens].flatMap(({ default: { title }, ...parts }) =>
  Object.entries(parts as Record<string, ComponentType>).map(([name, Story]) => [`${title}/${name}`, Story] as const),
);

beforeEach(() => {
  document.documentElement.lang = 'tr';
});

describe.each(['light', 'dark'] as const)('axe finds nothing wrong, %s', (theme) => {
  it.each(stories)('%s at 1440 and 360 px', async (name, Story) => {
    // Rows that are being replaced are paler on purpose, for as long as the request takes.
    const except = name === 'Lists/Refreshing' ? ['color-contrast'] : [];
    await page.viewport(1440, 900);
    render(
      <UiRoot theme={theme} background="surface">
        <Story />
      </UiRoot>,
    );
    expect(await axeFaults(document.body, except)).toEqual([]);
    await page.viewport(360, 740);
    expect(await axeFaults(document.body, except)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('an open menu and an open filter', async () => {
    await page.viewport(1440, 900);
    render(
      <UiRoot theme={theme} background="surface">
        <screens.VenueList />
      </UiRoot>,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Şehir/ }));
    expect(await axeFaults()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /Nehir/ }));
    expect(await axeFaults()).toEqual([]);
  });
});
