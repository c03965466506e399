import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { SaveBar } from '../save-bar/SaveBar';
import { Page } from './Page';
import { PageFrame } from './PageFrame';

const bar = (
  <SaveBar state="dirty">
    <button type="button">Güncelle</button>
  </SaveBar>
);

it.each([
  ['a form', <form key="form">{bar}</form>],
  ['what stands in place of a form', bar],
])('has the bar of %s at its foot, however short it is', async (_name, content) => {
  await page.viewport(1440, 900);
  render(
    <UiRoot>
      <PageFrame side={null} top={null}>
        <Page width="editor">
          <form hidden />
          {content}
        </Page>
      </PageFrame>
    </UiRoot>,
  );
  expect(screen.getByRole('group').getBoundingClientRect().bottom).toBeGreaterThan(880);
});
