import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { ImageField } from './ImageField';
import { One, Several } from './ImageField.stories';
import type { ImageFieldProps } from './types';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (name = 'vitrin.jpg') => new File(['x'], name, { type: 'image/jpeg' });
const seen = vi.fn();
const prepare = vi.fn<(file: File) => Promise<string>>();

function Live({ initial = '', ...rest }: Partial<ImageFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    seen(next);
    setValue(next);
  };
  return <ImageField label="Harita görseli" prepare={prepare} {...rest} value={value} onChange={change} />;
}

const group = () => screen.getByRole('group', { name: 'Harita görseli' });
const input = () => group().querySelector<HTMLInputElement>('input[type=file]')!;
const zone = () => screen.getByRole('button', { name: /^Harita görseli Görsel ekle JPG veya PNG/ });
const shown = () => group().querySelector('img')?.src;
const said = () => within(group()).getByRole('status').textContent;
const dragged = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
/** As the system's dialog does it. */
const choose = (...files: File[]) => {
  input().files = dragged(...files).files;
  input().dispatchEvent(new Event('change', { bubbles: true }));
};

beforeEach(() => {
  seen.mockClear();
  prepare.mockReset().mockResolvedValue(pixel);
});
afterEach(() => page.viewport(1440, 900));

describe('ImageField', () => {
  it('cannot be emptied where its picture can only be changed', async () => {
    renderInRoot(<Live initial={pixel} removable={false} />);
    const names = within(group())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Değiştir']);
  });

  it('takes a chosen picture, shows it and says so; the focus stays in the field (VEN-47)', async () => {
    renderInRoot(<Live required />);
    expect([input().accept, input().multiple, zone().textContent]).toEqual([
      'image/jpeg,image/png',
      false,
      'Görsel ekle JPG veya PNG(zorunlu)',
    ]);
    zone().focus();
    choose(picture());
    await waitFor(() => expect(shown()).toBe(pixel));
    expect(seen.mock.calls).toEqual([[pixel]]);
    await waitFor(() => expect(said()).toBe('Görsel seçildi'));
    expect(group().contains(document.activeElement)).toBe(true);
  });

  it('that its form refuses is told by the error alone', async () => {
    renderInRoot(<Live error="Görsel 650 piksel genişlikten küçük." />);
    choose(picture());
    await waitFor(() => expect(shown()).toBe(pixel));
    expect([said(), screen.getByText(/650 piksel/).isConnected]).toEqual(['', true]);
  });

  it('opens the system dialog from the place itself and by keyboard', async () => {
    renderInRoot(<Live />);
    const open = vi.spyOn(input(), 'click').mockImplementation(() => {});
    await userEvent.click(zone());
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('takes a dropped picture, only the first of several with a word', async () => {
    renderInRoot(<Live />);
    fireEvent(
      zone(),
      new DragEvent('drop', {
        bubbles: true,
        cancelable: true,
        dataTransfer: dragged(picture('bir.png'), picture('iki.png')),
      }),
    );
    await waitFor(() => expect(shown()).toBe(pixel));
    expect(prepare.mock.calls.map(([file]) => file.name)).toEqual(['bir.png']);
    expect(screen.getByText('Birden çok dosya bıraktınız; yalnız ilki alındı.')).toBeDefined();
  });

  it('is removed and takes the same file again', async () => {
    renderInRoot(<Live />);
    choose(picture());
    await userEvent.click(await screen.findByRole('button', { name: 'Kaldır Harita görseli' }));
    await waitFor(() => expect(document.activeElement).toBe(zone()));
    expect(said()).toBe('Görsel kaldırıldı');
    vi.spyOn(input(), 'click').mockImplementation(() => {});
    await userEvent.click(zone());
    expect(input().value).toBe('');
    choose(picture());
    await waitFor(() => expect(seen.mock.calls).toEqual([[pixel], [''], [pixel]]));
  });

  it('says that a picture is being prepared, and drops it when it is removed meanwhile', async () => {
    const busy = vi.fn();
    let done = (_: string) => {};
    prepare.mockImplementation(() => new Promise((resolve) => (done = resolve)));
    renderInRoot(<Live onBusyChange={busy} />);
    choose(picture());
    expect((await screen.findAllByText('Görsel hazırlanıyor…')).length).toBeGreaterThan(0);
    await waitFor(() => expect(busy.mock.calls).toEqual([[true]]));
    await userEvent.click(screen.getByRole('button', { name: 'Kaldır Harita görseli' }));
    done(pixel);
    await waitFor(() => expect(busy.mock.calls).toEqual([[true], [false]]));
    expect([shown(), seen.mock.calls]).toEqual([undefined, [['']]]);
  });

  it('keeps the picture before and says why when a file is refused, until the next one is taken', async () => {
    prepare.mockRejectedValueOnce(new Error('heic'));
    renderInRoot(<Live initial={pixel} refusal={(error) => `Alınamadı: ${(error as Error).message}`} />);
    choose(picture('IMG_0001.HEIC'));
    await screen.findByText('Alınamadı: heic');
    expect([shown(), seen.mock.calls]).toEqual([pixel, []]);
    expect(document.getElementById(group().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Alınamadı: heic',
    );
    choose(picture());
    await waitFor(() => expect(screen.queryByText('Alınamadı: heic')).toBeNull());
  });

  it('says in words that a picture cannot be shown', async () => {
    renderInRoot(<Live initial="data:image/png;base64,AAAA" />);
    await screen.findByText('Görsel gösterilemiyor');
  });

  it.each([{ readOnly: true }, { disabled: true }])('may not be changed where it is fixed: %o', async (props) => {
    renderInRoot(<Live initial={pixel} {...props} />);
    expect(within(group()).queryAllByRole('button')).toEqual([]);
    fireEvent.drop(group(), { dataTransfer: dragged(picture()) });
    await Promise.resolve();
    expect([prepare.mock.calls, seen.mock.calls]).toEqual([[], []]);
  });

  it('has an outline where colours are the system’s', async () => {
    const media = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    await media('active');
    renderInRoot(<Live />);
    expect(getComputedStyle(zone()).borderTopStyle).toBe('dashed');
    await media('none');
  });

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 320],
  ] as const)('is without axe faults, %s at %i px', async (theme, width) => {
    await page.viewport(width, 900);
    const { container } = render(
      <UiRoot theme={theme} background="surface">
        <One />
        <Several />
      </UiRoot>,
    );
    await screen.findByText('Görsel gösterilemiyor');
    expect(await axeFaults(container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});
