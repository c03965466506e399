import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { axeFaults } from '../../testing/axe';
import { Found, Nothing } from './Palette.stories';

const opener = () => screen.getByRole('button', { name: 'Ara veya git…' });
const field = () => screen.getByRole('combobox', { name: 'Ara veya git' });
const selected = () => screen.getByRole('option', { selected: true });

const renderFound = (theme: 'light' | 'dark' = 'light') =>
  render(
    <UiRoot theme={theme} background="surface">
      <Found />
    </UiRoot>,
  );

beforeEach(async () => {
  document.documentElement.lang = 'tr';
  await page.viewport(1440, 900);
});
afterEach(() => vi.restoreAllMocks());

describe('CommandPalette', () => {
  it('goes round with the arrows, and to both ends', async () => {
    renderFound();
    expect(document.activeElement).toBe(field());
    expect(selected().textContent).toContain('Nehir Kahve');
    await userEvent.keyboard('{ArrowUp}');
    expect(selected().textContent).toBe('Çıkış yap');
    expect(field().getAttribute('aria-activedescendant')).toBe(selected().id);
    await userEvent.keyboard('{ArrowDown}');
    expect(selected().textContent).toContain('Nehir Kahve');
    await userEvent.keyboard('{End}');
    expect(selected().textContent).toBe('Çıkış yap');
    await userEvent.keyboard('{Home}');
    expect(selected().textContent).toContain('Nehir Kahve');
    expect(document.activeElement).toBe(field());
  });

  it('opens a line with Enter and gives the focus back', async () => {
    renderFound();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(opener());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener());
  });

  it('opens a new tab with Ctrl and Enter, and stays', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    renderFound();
    await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledExactlyOnceWith('#v2', '_blank', 'noopener');
    expect(field()).toBeTruthy();
  });

  it('closes by Esc and gives the focus back', async () => {
    renderFound();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it.each(['light', 'dark'] as const)('has no fault of accessibility and fits 320 px, %s', async (theme) => {
    renderFound(theme);
    expect(await axeFaults()).toEqual([]);
    await page.viewport(320, 640);
    expect(await axeFaults()).toEqual([]);
    const dialog = screen.getByRole('dialog');
    expect(dialog.getBoundingClientRect().width).toBe(320);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(320);
    const list = screen.getByRole('listbox');
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  });

  it('says that there is nothing', async () => {
    render(
      <UiRoot background="surface">
        <Nothing />
      </UiRoot>,
    );
    expect(screen.getAllByText('“kırık” için sonuç yok.')).toHaveLength(2);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(await axeFaults()).toEqual([]);
  });
});
