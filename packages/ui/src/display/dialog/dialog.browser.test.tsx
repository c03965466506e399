import { render, screen } from '@testing-library/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../button/Button';
import { TextArea } from '../../fields/TextArea';
import { TextField } from '../../fields/TextField';
import { UiRoot } from '../../root/UiRoot';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { ValidationDialog } from './ValidationDialog';

const show = (children: ReactNode) => render(<UiRoot>{children}</UiRoot>);
const active = () => document.activeElement;

function Opener({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Aç</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

const price = (open: boolean, close: () => void) => (
  <Dialog open={open} title="Fiyatı değiştir" onClose={close} actions={<Button onClick={close}>Vazgeç</Button>}>
    <TextField label="Fiyat" value="120" onChange={() => {}} />
  </Dialog>
);

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Aç' }));

const Inner = () => (
  <Opener>
    {(open, close) => <ConfirmDialog open={open} title="Emin misiniz?" onConfirm={close} onCancel={close} />}
  </Opener>
);

const entries = ['Ad', 'Şehir', 'Plan'].map((label) => ({
  label,
  fieldId: `f-${label}`,
  message: `${label} alanı zorunludur.`,
}));
const Form = () => (
  <Opener>
    {(open, close) => (
      <>
        {entries.map(({ label, fieldId }) => (
          <TextField key={fieldId} id={fieldId} label={label} value="" onChange={() => {}} />
        ))}
        <ValidationDialog open={open} entries={entries} onClose={close} />
      </>
    )}
  </Opener>
);

describe('Dialog', () => {
  it('in a form keeps Enter in its boxes from sending that form', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    show(
      <form onSubmit={onSubmit}>
        <Dialog open title="Seçim" onClose={() => {}}>
          <TextField label="Ara" value="" onChange={() => {}} />
          <input type="checkbox" aria-label="Firma" />
        </Dialog>
        <button type="submit">Kaydet</button>
      </form>,
    );
    for (const control of [screen.getByRole('textbox'), screen.getByRole('checkbox')]) {
      control.focus();
      await userEvent.keyboard('{Enter}');
    }
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('inside its own form, whose button it has, sends it with Enter and with Ctrl ↵', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    show(
      <form onSubmit={onSubmit}>
        <Dialog open title="Fiyat" onClose={() => {}} actions={<Button type="submit">Güncelle</Button>}>
          <TextField label="Yeni fiyat" value="" onChange={() => {}} />
        </Dialog>
      </form>,
    );
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('whose button is disabled is sent with neither', async () => {
    const onSubmit = vi.fn();
    const send = (
      <Button type="submit" disabled>
        Gönder
      </Button>
    );
    show(
      <Dialog open title="Red" onClose={() => {}} onSubmit={onSubmit} actions={send}>
        <TextField label="Ad" value="" onChange={() => {}} />
      </Dialog>,
    );
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('that is a form is sent with Enter, and with Ctrl ↵ from several lines', async () => {
    const onSubmit = vi.fn();
    show(
      <Dialog open title="Red" onClose={() => {}} onSubmit={onSubmit} actions={<Button type="submit">Gönder</Button>}>
        <TextField label="Ad" value="" onChange={() => {}} />
        <TextArea label="Neden" value="" onChange={() => {}} />
      </Dialog>,
    );
    screen.getByRole('textbox', { name: 'Ad' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    screen.getByRole('textbox', { name: 'Neden' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledTimes(3);
  });

  it('focuses its first control, keeps Tab inside and gives the focus back', async () => {
    show(<Opener>{price}</Opener>);
    await openIt();
    const dialog = screen.getByRole('dialog', { name: 'Fiyatı değiştir' });
    expect(active()).toBe(screen.getByLabelText('Fiyat'));
    for (let press = 0; press < 30; press += 1) {
      await userEvent.keyboard(press % 7 === 6 ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
      expect(dialog.contains(active())).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(active()).toBe(screen.getByRole('button', { name: 'Aç' }));
  });

  it('focuses its title when there is nothing to enter', async () => {
    show(
      <Dialog open title="Bilgi" onClose={() => {}}>
        Metin
      </Dialog>,
    );
    expect(active()).toBe(screen.getByRole('heading', { name: 'Bilgi' }));
  });

  it('closes stacked dialogs one at a time', async () => {
    show(
      <Dialog open title="Altta" onClose={() => {}}>
        <Inner />
      </Dialog>,
    );
    await openIt();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Altta' })).toBeTruthy();
    expect(active()).toBe(screen.getByRole('button', { name: 'Aç' }));
  });

  it('has to be answered when it cannot be closed (D-06)', async () => {
    show(
      <Dialog open title="Oturumunuz sona erdi">
        <TextField label="Şifre" value="" onChange={() => {}} />
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
    expect(screen.queryByRole('button', { name: 'Kapat' })).toBeNull();
  });

  it('submits with Enter when it is a form', async () => {
    const save = vi.fn();
    show(
      <Dialog open title="Ad" onSubmit={save} actions={<Button type="submit">Kaydet</Button>}>
        <TextField label="Ad" value="x" onChange={() => {}} />
      </Dialog>,
    );
    await userEvent.keyboard('{Enter}');
    expect(save).toHaveBeenCalledOnce();
  });

  it('shows all of its content at 320 by 256 pixels', async () => {
    await page.viewport(320, 256);
    show(
      <Dialog open title="Uzun bir başlık" onClose={() => {}} actions={<Button>Kaydet</Button>}>
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <p key={index}>Satır {index}</p>
        ))}
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    const box = dialog.getBoundingClientRect();
    expect(box.right).toBeLessThanOrEqual(320);
    expect(box.bottom).toBeLessThanOrEqual(256);
    const save = screen.getByRole('button', { name: 'Kaydet' });
    save.scrollIntoView();
    expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom + 1);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await page.viewport(1440, 900);
  });

  it('works in a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const container = shadow.appendChild(document.createElement('div'));
    render(
      <UiRoot target={shadow}>
        <Opener>{price}</Opener>
      </UiRoot>,
      { container },
    );
    const button = shadow.querySelector('button');
    button?.focus();
    await userEvent.keyboard('{Enter}');
    expect(shadow.activeElement).toBe(shadow.querySelector('input'));
    await userEvent.keyboard('{Escape}');
    expect(shadow.querySelector('dialog')).toBeNull();
    expect(shadow.activeElement).toBe(button);
    host.remove();
  });
});

describe('ValidationDialog', () => {
  it('lists each message as a link that leads to its field', async () => {
    show(<Form />);
    await openIt();
    expect(screen.getByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(entries.map((entry) => entry.message));
    expect(active()).toBe(links[0]);
    await userEvent.click(links[2] as HTMLElement);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(active()).toBe(screen.getByLabelText('Plan'));
  });

  it('leads to the first field when it is just closed', async () => {
    show(<Form />);
    await openIt();
    await userEvent.keyboard('{Escape}');
    expect(active()).toBe(screen.getByLabelText('Ad'));
  });
});
