import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { FileSlot } from './FileSlot';
import { Stored } from './FileSlot.stories';
import type { FileSlotProps } from './types';

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
const picture = (name = 'levha.png') => new File([pixel], name, { type: 'image/png' });
const seen = vi.fn();

function Live({ start = null, ...rest }: { start?: File | null } & Partial<FileSlotProps>) {
  const [value, setValue] = useState<File | null>(start);
  const change = (file: File | null) => {
    seen(file?.name ?? null);
    setValue(file);
  };
  return <FileSlot label="Vergi levhası" {...rest} value={value} onChange={change} />;
}

const slot = () => screen.getByRole('group', { name: 'Vergi levhası' });
const input = (of: ParentNode = slot()) => of.querySelector<HTMLInputElement>('input[type=file]')!;
const said = () => within(slot()).getByRole('status').textContent;
const zone = () => screen.getByRole('button', { name: /^Vergi levhası Dosyayı buraya bırakın ya da seçin/ });

const dragged = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
const drag = (type: string, target: Element, dataTransfer: DataTransfer) => {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer });
  target.dispatchEvent(event);
  return event;
};
/** As the system's dialog does it: the same file again changes nothing unless the input was emptied. */
const choose = (file: File, of: HTMLInputElement = input()) => {
  of.files = dragged(file).files;
  of.dispatchEvent(new Event('change', { bubbles: true }));
};

beforeEach(() => seen.mockClear());

describe('FileSlot', () => {
  it('opens the system dialog from anywhere on the zone, by keyboard too (WIZ-41)', async () => {
    renderInRoot(<Live accept=".pdf" rule="PDF, en çok 10 MB" required />);
    expect(zone()).toBe(screen.getByRole('button', { name: /PDF, en çok 10 MB \(zorunlu\)$/ }));
    const open = vi.spyOn(input(), 'click').mockImplementation(() => {});
    await userEvent.click(screen.getByText('PDF, en çok 10 MB'));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(open).toHaveBeenCalledTimes(3);
    expect([input().accept, input().multiple]).toEqual(['.pdf', false]);
  });

  it('takes a file, shows it, and is empty again once it is removed, with focus kept in the slot', async () => {
    renderInRoot(<Live />);
    zone().focus();
    choose(picture());
    await screen.findByText('levha.png');
    expect(slot().contains(document.activeElement)).toBe(true);
    await waitFor(() => expect(said()).toBe('levha.png seçildi'));
    await userEvent.click(screen.getByRole('button', { name: 'Kaldır: levha.png' }));
    await waitFor(() => expect(document.activeElement).toBe(zone()));
    expect(said()).toBe('levha.png kaldırıldı');
    expect(seen.mock.calls).toEqual([['levha.png'], [null]]);
  });

  it('is not left while the system dialog is open, only when focus goes on', async () => {
    const leave = vi.fn();
    renderInRoot(<Live onBlur={leave} />);
    zone().focus();
    // What the window tells when it loses the focus: the control is still the active one.
    zone().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    choose(picture());
    await screen.findByText('levha.png');
    expect(slot().contains(document.activeElement)).toBe(true);
    expect(leave).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
    expect(leave).toHaveBeenCalledOnce();
  });

  it('takes the same file again after it was removed', async () => {
    renderInRoot(<Live />);
    choose(picture());
    await userEvent.click(await screen.findByRole('button', { name: 'Kaldır: levha.png' }));
    vi.spyOn(input(), 'click').mockImplementation(() => {});
    await userEvent.click(zone());
    expect(input().value).toBe('');
    choose(picture());
    await screen.findByText('levha.png');
    expect(seen.mock.calls).toEqual([['levha.png'], [null], ['levha.png']]);
  });

  it('says what dropping does while a file is held over it, and takes the first of several with a word', async () => {
    renderInRoot(<Live />);
    const files = dragged(picture('bir.png'), picture('iki.png'));
    drag('dragenter', zone(), files);
    await screen.findByText('Bırakınca dosya alınır');
    drag('dragover', screen.getByRole('button'), files);
    drag('drop', screen.getByRole('button'), files);
    await screen.findByText('bir.png');
    expect(screen.getByText('Birden çok dosya bıraktınız; yalnız ilki alındı.')).toBeDefined();
    await waitFor(() => expect(said()).toBe('bir.png seçildi. Birden çok dosya bıraktınız; yalnız ilki alındı.'));
    expect(seen.mock.calls).toEqual([['bir.png']]);
  });

  it('leaves drops beside it to the page', () => {
    renderInRoot(<Live />);
    const files = dragged(picture());
    expect(drag('dragover', document.body, files).defaultPrevented).toBe(false);
    expect(drag('drop', document.body, files).defaultPrevented).toBe(false);
    expect(drag('dragover', zone(), files).defaultPrevented).toBe(true);
  });

  it.each([
    ['may not be changed', { disabled: true }],
    ['is being sent', { start: picture(), phase: 'sending' }],
  ] as const)('takes no drop while it %s, and keeps the browser from opening it', async (_, props) => {
    renderInRoot(<Live {...props} />);
    const files = dragged(picture('iki.png'));
    drag('dragenter', slot(), files);
    expect(drag('dragover', slot(), files).dataTransfer?.dropEffect).toBe('none');
    expect(drag('drop', slot(), files).defaultPrevented).toBe(true);
    await expect.poll(() => slot().querySelector('[data-over]')).toBeNull();
    expect(seen).not.toHaveBeenCalled();
  });

  it('shows a picture and gives its address back when it goes', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { container } = renderInRoot(<Live start={picture()} />);
    await waitFor(() => expect(container.querySelector('img')?.naturalWidth).toBe(1));
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Önizle: levha.png' });
    expect([link.protocol, link.target]).toEqual(['blob:', '_blank']);
    await userEvent.click(screen.getByRole('button', { name: 'Kaldır: levha.png' }));
    expect(revoke.mock.calls).toEqual([[link.href]]);
  });

  it('offers no preview of what could run in the page', () => {
    renderInRoot(<Live start={new File(['<script>'], 'levha.pdf', { type: 'text/html' })} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows progress, reads it out in quarters and can be stopped', async () => {
    const cancel = vi.fn();
    const at = (progress: number) => (
      <UiRoot>
        <Live start={picture()} phase="sending" progress={progress} onCancel={cancel} />
      </UiRoot>
    );
    const heard: (string | null)[] = [];
    const { rerender } = render(at(0));
    for (const progress of [0.1, 0.26, 0.3, 0.49, 0.6, 1]) {
      rerender(at(progress));
      await waitFor(() => expect(screen.getByRole('progressbar').ariaValueNow).toBe(String(progress * 100)));
      heard.push(said());
    }
    expect(new Set(heard)).toEqual(
      new Set(['', 'levha.png: %25 gönderildi', 'levha.png: %50 gönderildi', 'levha.png: %100 gönderildi']),
    );
    await userEvent.click(screen.getByRole('button', { name: 'İptal et: levha.png' }));
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('keeps a refused file in its slot with the reason, and lets another be chosen (WIZ-55)', async () => {
    renderInRoot(<Live start={picture()} error="Maksimum dosya boyutunu aştınız (10MB)." />);
    const again = screen.getByRole('button', { name: 'Vergi levhası Yeniden seç' });
    expect(document.getElementById(again.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Maksimum dosya boyutunu aştınız (10MB).',
    );
    expect(screen.getAllByText('Maksimum dosya boyutunu aştınız (10MB).')).toHaveLength(1);
    const open = vi.spyOn(input(), 'click').mockImplementation(() => {});
    await userEvent.click(again);
    expect(open).toHaveBeenCalledOnce();
  });

  it('sends a failed file again', async () => {
    const retry = vi.fn();
    renderInRoot(<Live start={picture()} phase="failed" error="Bağlantı koptu." onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Vergi levhası Tekrar dene' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('describes the zone by what is missing (WIZ-56)', () => {
    renderInRoot(<Live error="Dosya gereklidir." />);
    expect(document.getElementById(zone().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Dosya gereklidir.',
    );
  });

  it('opens a stored file and lets another take its place; a wanted one stays in sight (WIZ-11)', () => {
    renderInRoot(<Stored />);
    const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Aç: imza-sirkuleri.pdf' });
    expect([link?.hash, link?.target]).toEqual(['#imza', '_blank']);
    expect(screen.getByRole('button', { name: 'Sözleşme Değiştir' })).toBeDefined();
    expect(screen.getByRole('button', { name: /^İmza sirküleri Yeni dosyayı buraya bırakın/ })).toBeDefined();
  });

  it('takes a stored file away where that may be, and says so by name', async () => {
    const onRemoveStored = vi.fn();
    renderInRoot(
      <FileSlot
        label="Animasyon"
        value={null}
        onChange={() => {}}
        stored={{ name: 'fincan.json' }}
        onRemoveStored={onRemoveStored}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Kaldır: fincan.json' }));
    expect(onRemoveStored).toHaveBeenCalledOnce();
  });

  it('shortens a long name in the middle and keeps the whole within reach', () => {
    const name = `imza-${'sirkuleri-'.repeat(12)}2026.pdf`;
    renderInRoot(<Live start={new File(['x'], name, { type: 'application/pdf' })} />);
    expect(screen.getByTitle(name).firstElementChild?.textContent).toMatch(/^imza-.{5,}….+2026\.pdf$/);
    expect(screen.getByText(name)).toBeDefined();
    expect(screen.getByRole('button', { name: `Kaldır: ${name}` })).toBeDefined();
  });

  it('takes drops in a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const root = createRoot(shadow.appendChild(document.createElement('div')));
    root.render(
      <UiRoot target={shadow}>
        <Live />
      </UiRoot>,
    );
    await waitFor(() => expect(shadow.querySelector('button')).not.toBeNull());
    drag('drop', shadow.querySelector('button')!, dragged(picture()));
    await waitFor(() => expect(seen.mock.calls).toEqual([['levha.png']]));
    root.unmount();
    host.remove();
  });
});
