import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { ConfirmDialog } from './ConfirmDialog';

const show = (children: ReactNode) => render(<UiRoot>{children}</UiRoot>);
const active = () => document.activeElement;

describe('ConfirmDialog', () => {
  it('never starts on the button that destroys, and Esc is İptal', async () => {
    const cancel = vi.fn();
    show(
      <ConfirmDialog
        open
        tone="danger"
        title="Afiş Silinecek"
        text="Bu işlem geri alınamaz."
        confirmLabel="Sil"
        onConfirm={() => {}}
        onCancel={cancel}
      />,
    );
    expect(active()).toBe(screen.getByRole('button', { name: 'İptal' }));
    expect(screen.getByRole('alertdialog', { name: 'Afiş Silinecek' }).getAttribute('aria-describedby')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('asks for the name to be typed and says what is missing', async () => {
    const confirm = vi.fn();
    show(
      <ConfirmDialog open tone="danger" title="İptal" requireTyping="4821" onConfirm={confirm} onCancel={() => {}} />,
    );
    expect(active()).toBe(screen.getByRole('textbox'));
    await userEvent.keyboard('48{Enter}');
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('21{Enter}');
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('is no red button to press, and says why, before the right text is typed; it can be reached', async () => {
    const confirm = vi.fn();
    show(
      <ConfirmDialog
        open
        tone="danger"
        title="İptal"
        confirmLabel="Aboneliği iptal et"
        requireTyping="4821"
        onConfirm={confirm}
        onCancel={() => {}}
      />,
    );
    const button = screen.getByRole('button', { name: 'Aboneliği iptal et' });
    const look = () => getComputedStyle(button).backgroundColor;
    const before = look();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('Onaylamak için “4821” yazın');
    await userEvent.keyboard('{Tab}{Tab}');
    expect(active()).toBe(button);
    await userEvent.keyboard('{Enter}');
    button.click();
    expect(confirm).not.toHaveBeenCalled();
    await userEvent.fill(screen.getByRole('textbox'), '4821');
    expect(button.hasAttribute('aria-disabled') || button.hasAttribute('aria-describedby')).toBe(false);
    await expect.poll(look).not.toBe(before);
    await userEvent.click(button);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('tells what is wrong with the typed text in the colour of errors, with its icon', async () => {
    show(
      <ConfirmDialog open tone="danger" title="İptal" requireTyping="4821" onConfirm={vi.fn()} onCancel={vi.fn()} />,
    );
    await userEvent.keyboard('48{Enter}');
    const words = screen.getByText('“4821” yazmanız gerekiyor.').parentElement as HTMLElement;
    const danger = document.createElement('span');
    danger.style.color = 'var(--_t-color-danger-text)';
    words.append(danger);
    expect(getComputedStyle(words).color).toBe(getComputedStyle(danger).color);
    expect(words.querySelector('svg')).toBeTruthy();
  });

  it('stays while the action is under way', async () => {
    const cancel = vi.fn();
    const confirm = vi.fn();
    show(<ConfirmDialog open busy title="Sil" confirmLabel="Sil" onConfirm={confirm} onCancel={cancel} />);
    await userEvent.keyboard('{Escape}');
    screen.getByRole('button', { name: 'İşleniyor…' }).click();
    screen.getByRole('button', { name: 'İptal' }).click();
    expect(cancel).not.toHaveBeenCalled();
    expect(confirm).not.toHaveBeenCalled();
  });
});
