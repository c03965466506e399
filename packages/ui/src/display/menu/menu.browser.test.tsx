import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../button/Button';
import { IconButton } from '../../button/IconButton';
import { UiRoot } from '../../root/UiRoot';
import { Dialog } from '../dialog/Dialog';
import { EllipsisIcon } from '../icons/icons';
import { Tooltip } from '../tooltip/Tooltip';
import { Menu } from './Menu';

const select = vi.fn();
const items = [
  { id: 'edit', label: 'Düzenle', onSelect: () => select('edit') },
  { id: 'copy', label: 'Kodu kopyala', disabled: true, onSelect: () => select('copy') },
  { id: 'open', label: 'Aç', href: '#ac', onSelect: () => select('open') },
  { id: 'remove', label: 'Sil', danger: true, separated: true, onSelect: () => select('remove') },
];

const menu = (
  <Menu items={items} trigger={(props) => <IconButton {...props} label="Diğer" icon={<EllipsisIcon />} />} />
);
const trigger = () => screen.getByRole('button', { name: 'Diğer' });
const names = () => screen.queryAllByRole('menuitem').map((item) => item.textContent);
const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  it('opens by click, closes by the next click', async () => {
    render(<UiRoot>{menu}</UiRoot>);
    await userEvent.click(trigger());
    expect(names()).toEqual(['Düzenle', 'Kodu kopyala', 'Aç', 'Sil']);
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('menu', { name: 'Diğer' })).toBeTruthy();
    await userEvent.click(trigger());
    await expect.poll(names).toEqual([]);
  });

  it('closes by a click outside and leaves the focus there', async () => {
    render(
      <UiRoot>
        {menu}
        <Button>Başka</Button>
      </UiRoot>,
    );
    await userEvent.click(trigger());
    const other = screen.getByRole('button', { name: 'Başka' });
    await userEvent.click(other);
    await expect.poll(names).toEqual([]);
    expect(document.activeElement).toBe(other);
  });

  it('moves by arrows, Home, End and first letters, chooses by Enter and Space', async () => {
    render(<UiRoot>{menu}</UiRoot>);
    trigger().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Sil');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Düzenle');
    await userEvent.keyboard('{End}{Home}a');
    expect(focused()).toBe('Aç');
    select.mockClear();
    await userEvent.keyboard(' ');
    expect(select).toHaveBeenCalledExactlyOnceWith('open');
    expect(document.activeElement).toBe(trigger());
    expect(names()).toEqual([]);
  });

  it('reaches a disabled item but does not choose it', async () => {
    render(<UiRoot>{menu}</UiRoot>);
    trigger().focus();
    select.mockClear();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(select).not.toHaveBeenCalled();
    expect(screen.getByRole('menuitem', { name: 'Kodu kopyala' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('closes with Esc alone when it is open in a dialog', async () => {
    const close = vi.fn();
    render(
      <UiRoot>
        <Dialog open title="Fotoğraf" onClose={close}>
          {menu}
        </Dialog>
      </UiRoot>,
    );
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    await expect.poll(names).toEqual([]);
    expect(close).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(trigger());
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('Tooltip', () => {
  it('describes its control on focus and goes with Esc (WCAG 1.4.13)', async () => {
    render(
      <UiRoot>
        <Tooltip text="Yalnız yöneticiler silebilir">
          <Button>Sil</Button>
        </Tooltip>
      </UiRoot>,
    );
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => screen.queryByRole('tooltip')?.textContent).toBe('Yalnız yöneticiler silebilir');
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
