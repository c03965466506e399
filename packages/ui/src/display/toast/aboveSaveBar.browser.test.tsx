import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../button/Button';
import { UiRoot } from '../../root/UiRoot';
import { SaveBar } from '../save-bar/SaveBar';
import { Page } from '../shell/Page';
import { ToastLine } from './ToastLine';
import { ToastPlace } from './ToastPlace';
import { useToasts } from './useToasts';

const nothing = () => {};

function Editor({ bar = true, height = 1200 }: { bar?: boolean; height?: number }) {
  const { error } = useToasts();
  return (
    <Page>
      <form>
        <div style={{ height }}>
          <Button onClick={() => error('Bir hata oluştu')}>Hata</Button>
        </div>
        {bar && (
          <SaveBar state="dirty">
            <Button variant="ghost">Vazgeç</Button>
            <Button variant="primary">40 alt kampanya oluştur</Button>
          </SaveBar>
        )}
      </form>
      <ToastPlace>
        <ToastLine icon={null} passing={false} onClose={nothing}>
          Kodlar üretiliyor, %62
        </ToastLine>
      </ToastPlace>
    </Page>
  );
}

const boxOf = (text: string) => screen.getByText(text).parentElement?.getBoundingClientRect() as DOMRect;
const bar = () => screen.getByRole('group', { name: 'Kaydetme çubuğu' }).getBoundingClientRect();
const open = (editor = <Editor />) => render(<UiRoot>{editor}</UiRoot>);
const fail = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Hata' }));
  await screen.findByText('Bir hata oluştu');
};

it.each([1280, 390])(
  'messages and what stands with them are above the save bar and each other, %i px',
  async (width) => {
    await page.viewport(width, 800);
    open();
    await fail();
    await expect.poll(() => boxOf('Bir hata oluştu').bottom).toBeLessThanOrEqual(bar().top);
    expect(boxOf('Kodlar üretiliyor, %62').bottom).toBeLessThanOrEqual(boxOf('Bir hata oluştu').top);
    for (const name of ['Vazgeç', '40 alt kampanya oluştur']) {
      screen.getByRole('button', { name }).focus();
      expect(boxOf('Bir hata oluştu').bottom, name).toBeLessThanOrEqual(bar().top);
    }
  },
);

it('they follow a bar that comes, that a short form leaves higher up, and that goes', async () => {
  await page.viewport(1280, 800);
  const { rerender } = open(<Editor bar={false} />);
  const foot = () => 800 - boxOf('Kodlar üretiliyor, %62').bottom;
  const low = 24;
  await expect.poll(() => foot()).toBe(low);
  rerender(
    <UiRoot>
      <Editor />
    </UiRoot>,
  );
  await expect.poll(() => foot()).toBeGreaterThan(800 - bar().top);
  rerender(
    <UiRoot>
      <Editor height={200} />
    </UiRoot>,
  );
  await expect.poll(() => foot()).toBe(low);
  expect(boxOf('Kodlar üretiliyor, %62').top).toBeGreaterThan(bar().bottom);
  rerender(
    <UiRoot>
      <Editor bar={false} />
    </UiRoot>,
  );
  await expect.poll(() => foot()).toBe(low);
  expect(document.querySelector<HTMLElement>('.telve-root')?.style.getPropertyValue('--_bar')).toBe('');
});

it('stand where something told longer covers the focused element at the other edge (WCAG 2.4.11)', async () => {
  await page.viewport(390, 600);
  open(<Editor bar={false} height={400} />);
  const link = screen.getByRole('button', { name: 'Hata' });
  link.style.cssText = 'position: fixed; right: 20px; bottom: 90px';
  link.focus();
  const box = link.getBoundingClientRect();
  await expect.poll(() => boxOf('Kodlar üretiliyor, %62').bottom).toBeLessThanOrEqual(box.top);
  await page.viewport(1440, 900);
});
