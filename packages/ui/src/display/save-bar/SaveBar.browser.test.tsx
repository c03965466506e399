import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../button/Button';
import { UiRoot } from '../../root/UiRoot';
import { Page } from '../shell/Page';
import { SaveBar } from './SaveBar';

const open = (label: string, submit: string) => {
  render(
    <UiRoot>
      <Page>
        <SaveBar state="dirty" label={label}>
          <Button variant="ghost">Vazgeç</Button>
          <Button variant="primary">{submit}</Button>
        </SaveBar>
      </Page>
    </UiRoot>,
  );
  const words = screen.getByText(label);
  const button = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect();
  // Clipped by what stands around them, not by themselves.
  const around = words.closest('[data-part="save-bar"] > div') as HTMLElement;
  return {
    around,
    box: () => words.getBoundingClientRect(),
    leave: () => button('Vazgeç'),
    save: () => button(submit),
  };
};

it('shows its words whole beside a long button, which goes to a line of its own', async () => {
  const { around, box, leave, save } = open('40 alt kampanya oluşacak', '40 alt kampanya oluştur');
  for (const width of [390, 320]) {
    await page.viewport(width, 700);
    expect(around.scrollWidth, `${width} px`).toBeLessThanOrEqual(around.clientWidth);
    expect(box().right).toBeLessThanOrEqual(leave().left);
    expect(box().width).toBeGreaterThanOrEqual(96);
    expect(save().top).toBeGreaterThanOrEqual(leave().bottom);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

it('is one line where its buttons are short', async () => {
  const { around, box, leave, save } = open('Kaydedilmemiş değişiklikler var', 'Güncelle');
  await page.viewport(390, 700);
  expect(save().top).toBe(leave().top);
  expect(box().right).toBeLessThanOrEqual(leave().left);
  expect(around.scrollWidth).toBeLessThanOrEqual(around.clientWidth);
});
