import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { VenueList } from '../stories/Screens.stories';

const show = () =>
  render(
    <UiRoot background="canvas">
      <VenueList />
    </UiRoot>,
  );

beforeEach(() => page.viewport(1440, 900));

describe('PageFrame', () => {
  it('has landmarks, one h1 and the open page marked in the menu', () => {
    show();
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('main')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const nav = within(screen.getByRole('navigation', { name: 'Ana menü' }));
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Mağazalar');
    expect(nav.getByRole('list', { name: 'Ürün yönetimi' })).toBeTruthy();
    expect(nav.getByRole('link', { name: 'Başvurular 10 bekleyen' })).toBeTruthy();
  });

  it('begins with a link to the content, which it focuses', async () => {
    show();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('İçeriğe geç');
    expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('collapses to icons by choice and by itself under 1280 px; names stay', async () => {
    show();
    const side = screen.getByRole('complementary', { name: 'Yan menü' });
    expect(side.offsetWidth).toBe(256);
    await userEvent.click(screen.getByRole('button', { name: 'Menüyü daralt' }));
    expect(side.offsetWidth).toBe(64);
    expect(screen.getByRole('link', { name: 'İş yerleri' }).title).toBe('İş yerleri');
    await userEvent.click(screen.getByRole('button', { name: 'Menüyü genişlet' }));
    await page.viewport(1000, 800);
    expect(side.offsetWidth).toBe(64);
    expect(screen.queryByRole('button', { name: 'Menüyü daralt' })).toBeNull();
  });

  it('has the menu in a drawer on phones, with items of 44 px', async () => {
    await page.viewport(320, 700);
    show();
    expect(screen.queryByRole('complementary')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Menüyü aç' }));
    const drawer = screen.getByRole('dialog', { name: 'Yan menü' });
    const link = within(drawer).getByRole('link', { name: 'İş yerleri' });
    expect(link.offsetHeight).toBe(44);
    await userEvent.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menüyü aç' }));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('lets the document scroll under the sticky bar', () => {
    show();
    window.scrollTo(0, 400);
    expect(screen.getByRole('banner').getBoundingClientRect().top).toBe(8);
    window.scrollTo(0, 0);
  });
});
