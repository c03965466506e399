import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../button/Button';
import { UiRoot } from '../../root/UiRoot';
import { useAnnounce } from '../announce/useAnnounce';
import { Dialog } from '../dialog/Dialog';
import { useToasts } from './useToasts';

function Actions() {
  const toasts = useToasts();
  const announce = useAnnounce();
  return (
    <>
      <Button onClick={() => toasts.success('Güncelleme işlemi başarılıdır')}>Başarı</Button>
      <Button onClick={() => toasts.error('Bir hata oluştu')}>Hata</Button>
      <Button onClick={() => announce('128 kayıt')}>Söyle</Button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const regions = (role: string) => screen.getAllByRole(role, { hidden: true });
const textOf = (role: string) =>
  regions(role)
    .map((region) => region.textContent)
    .join('');

function OpenDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} title="Fiyat" onClose={() => setOpen(false)}>
      <Actions />
    </Dialog>
  );
}

describe('toasts', () => {
  it('are read out by regions that were there before, each once', async () => {
    render(
      <UiRoot>
        <Actions />
      </UiRoot>,
    );
    const said: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const record of records) for (const node of record.addedNodes) said.push(node.textContent ?? '');
    });
    for (const region of [...regions('status'), ...regions('alert')]) observer.observe(region, { childList: true });
    await press('Başarı');
    await press('Hata');
    await press('Söyle');
    await expect.poll(() => said).toEqual(['Güncelleme işlemi başarılıdır', 'Bir hata oluştu', '128 kayıt']);
    expect(textOf('alert')).toContain('Bir hata oluştu');
    observer.disconnect();
  });

  it('an error stays until it is closed', async () => {
    render(
      <UiRoot>
        <Actions />
      </UiRoot>,
    );
    await press('Hata');
    await expect.poll(() => textOf('alert')).toContain('Bir hata oluştu');
    await press('Bildirimi kapat');
    expect(textOf('alert')).toBe('');
  });

  it('a success goes after four seconds, but not under the pointer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    render(
      <UiRoot>
        <Actions />
      </UiRoot>,
    );
    screen.getByRole('button', { name: 'Başarı' }).click();
    await vi.advanceTimersByTimeAsync(100);
    const toast = screen.getByText('Güncelleme işlemi başarılıdır').parentElement as HTMLElement;
    fireEvent.pointerEnter(toast);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(toast.isConnected).toBe(true);
    fireEvent.pointerLeave(toast);
    await vi.advanceTimersByTimeAsync(4_100);
    expect(toast.isConnected).toBe(false);
    vi.useRealTimers();
  });

  it('a success waits while the page is out of sight', async () => {
    render(
      <UiRoot>
        <Actions />
      </UiRoot>,
    );
    // Away from where the message will be.
    await userEvent.hover(screen.getByRole('button', { name: 'Söyle' }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const sight = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const see = (hidden: boolean) => {
      sight.mockReturnValue(hidden);
      fireEvent(document, new Event('visibilitychange'));
    };
    screen.getByRole('button', { name: 'Başarı' }).click();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.queryByText('Güncelleme işlemi başarılıdır')).not.toBeNull();
    see(false);
    await vi.advanceTimersByTimeAsync(3_000);
    see(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.queryByText('Güncelleme işlemi başarılıdır')).not.toBeNull();
    see(false);
    await vi.advanceTimersByTimeAsync(1_100);
    vi.useRealTimers();
    await expect.poll(() => screen.queryByText('Güncelleme işlemi başarılıdır')).toBeNull();
  });

  it('can be reached over a dialog, and stay when it closes', async () => {
    render(
      <UiRoot>
        <OpenDialog />
      </UiRoot>,
    );
    await press('Hata');
    await expect.poll(() => screen.queryByText('Bir hata oluştu')?.closest('dialog')).toBeTruthy();
    const box = screen.getByRole('button', { name: 'Bildirimi kapat' }).getBoundingClientRect();
    expect(document.elementFromPoint(box.x + 5, box.y + 5)?.closest('button')).toBe(
      screen.getByRole('button', { name: 'Bildirimi kapat' }),
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Bir hata oluştu').closest('dialog')).toBeNull();
    await press('Bildirimi kapat');
  });

  it('never cover the element that has the focus (WCAG 2.4.11)', async () => {
    await page.viewport(390, 600);
    render(
      <UiRoot>
        <div style={{ height: 480 }}>
          <Actions />
        </div>
        <Button full>Kaydet</Button>
      </UiRoot>,
    );
    await press('Hata');
    await expect.poll(() => screen.queryByText('Bir hata oluştu')).toBeTruthy();
    const save = screen.getByRole('button', { name: 'Kaydet' });
    save.focus();
    const toast = (screen.getByText('Bir hata oluştu').parentElement as HTMLElement).getBoundingClientRect();
    const focused = save.getBoundingClientRect();
    expect(toast.bottom <= focused.top || toast.top >= focused.bottom).toBe(true);
    await page.viewport(1440, 900);
  });
});
