import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../button/Button';
import { UiRoot } from '../../root/UiRoot';
import { SaveBar } from '../save-bar/SaveBar';
import { Page } from './Page';
import { PageFrame } from './PageFrame';

const bar = (
  <SaveBar state="clean">
    <Button variant="primary">Güncelle</Button>
  </SaveBar>
);

const edgesOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return [left, right];
};

it.each([
  ['beside the menu', 1440, false],
  ['on a wide screen', 1900, false],
  ['beside the collapsed menu', 1440, true],
  ['on a tablet', 1000, false],
  ['on a phone', 390, false],
])('a save bar is as wide as its pane %s', async (_where, width, collapsed) => {
  await page.viewport(width, 700);
  render(
    <UiRoot background="canvas">
      <PageFrame side={null} top={null} collapsed={collapsed}>
        {/* Higher than the window, so that the scroll bar takes its width where it has one. */}
        <Page width="form">
          <div style={{ height: 2_000 }} />
          {bar}
        </Page>
      </PageFrame>
    </UiRoot>,
  );
  expect(edgesOf(screen.getByRole('group'))).toEqual(edgesOf(screen.getByRole('main')));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('a save bar without a frame is as wide as its root', () => {
  const { container } = render(
    <UiRoot>
      <Page width="form">{bar}</Page>
    </UiRoot>,
  );
  expect(edgesOf(screen.getByRole('group'))).toEqual(edgesOf(container.firstElementChild as Element));
});
