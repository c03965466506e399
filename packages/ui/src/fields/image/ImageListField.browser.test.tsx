import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { ImageListField } from './ImageListField';
import type { ImageListFieldProps } from './types';

const svg = (name: string) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="${name}"/>`;
const nameOf = (src: string) => /id="(\w+)"/.exec(src)?.[1] ?? src;
const start = ['a', 'b', 'c'].map(svg);
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const prepare = vi.fn<(file: File) => Promise<string>>();
let order: string[] = [];

function Live({ initial = start, ...rest }: Partial<ImageListFieldProps> & { initial?: readonly string[] }) {
  const [value, setValue] = useState(initial);
  const change = (next: readonly string[]) => {
    order = next.map(nameOf);
    setValue(next);
  };
  return <ImageListField label="Görseller" prepare={prepare} {...rest} value={value} onChange={change} />;
}

const group = () => screen.getByRole('group', { name: 'Görseller' });
const input = () => group().querySelector<HTMLInputElement>('input[type=file]')!;
const add = () => screen.queryByRole('button', { name: /^Görseller Görsel ekle/ });
const tiles = () => [...group().querySelectorAll<HTMLElement>('[data-tile]')];
const said = () => within(group()).getByRole('status').textContent;
const focused = () => document.activeElement?.getAttribute('aria-label');
const data = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  return transfer;
};
const choose = (...files: File[]) => {
  input().files = data(...files).files;
  input().dispatchEvent(new Event('change', { bubbles: true }));
};
const drag = (type: string, target: Element, dataTransfer: DataTransfer) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

beforeEach(() => {
  order = [];
  prepare.mockReset().mockImplementation(async ({ name }) => svg(name.replace(/\W.*/, '')));
});

describe('ImageListField', () => {
  it('shows the pictures in their order, the first as the cover (VEN-46)', () => {
    renderInRoot(<Live />);
    expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual([
      'Görsel 1/3, Kapak',
      'Görsel 2/3',
      'Görsel 3/3',
    ]);
    expect(screen.getAllByText('Kapak').length).toBe(1);
  });

  it('adds several at once in the order they were chosen (VEN-46)', async () => {
    let slow = (_: string) => {};
    prepare.mockImplementationOnce(() => new Promise((resolve) => (slow = resolve)));
    renderInRoot(<Live initial={[]} />);
    expect(input().multiple).toBe(true);
    choose(file('bir.png'), file('iki.png'));
    await waitFor(() => expect(group().querySelectorAll('[aria-busy]').length).toBe(2));
    slow(svg('bir'));
    await waitFor(() => expect(order).toEqual(['bir', 'iki']));
    await waitFor(() => expect(said()).toBe('Görsel eklendi, toplam 2'));
  });

  it('takes dropped files, and the same file twice', async () => {
    renderInRoot(<Live />);
    drag('drop', group(), data(file('a.png')));
    await waitFor(() => expect(order).toEqual(['a', 'b', 'c', 'a']));
    expect(tiles().length).toBe(4);
    expect(new Set(tiles().map(({ dataset }) => dataset.tile)).size).toBe(4);
  });

  it('takes as many as there is room for and says how many were left out', async () => {
    renderInRoot(<Live max={4} />);
    choose(file('d.png'), file('e.png'), file('f.png'));
    await waitFor(() => expect(order).toEqual(['a', 'b', 'c', 'd']));
    expect(screen.getByText('En çok 4 görsel eklenebilir; 2 dosya alınmadı.')).toBeDefined();
    expect([add(), screen.getByText('En çok 4 görsel eklenebilir.').tagName]).toEqual([null, 'P']);
  });

  it('names each refused file and takes the others', async () => {
    prepare.mockRejectedValueOnce(new Error());
    renderInRoot(<Live refusal={() => 'JPG veya PNG seçin.'} />);
    choose(file('IMG_1.HEIC'), file('d.png'));
    await waitFor(() => expect(order).toEqual(['a', 'b', 'c', 'd']));
    expect(screen.getByText('IMG_1.HEIC: JPG veya PNG seçin.')).toBeDefined();
  });

  it.each([
    ['Görsel 3/3', 'Öne al', 'cab', 'Görsel 1. sıraya taşındı', 'Görsel 1/3'],
    ['Görsel 3/3', 'Sola taşı', 'acb', 'Görsel 2. sıraya taşındı', 'Görsel 2/3'],
    ['Görsel 1/3', 'Sağa taşı', 'bac', 'Görsel 2. sıraya taşındı', 'Görsel 2/3'],
  ])('%s: “%s” from the menu by keyboard; the focus goes along', async (name, action, next, words, after) => {
    renderInRoot(<Live />);
    screen.getByRole('button', { name: `Diğer işlemler: ${name}` }).focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('menuitem', { name: action }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order.join('')).toBe(next));
    expect([said(), focused()]).toEqual([words, `Diğer işlemler: ${after}`]);
  });

  it('offers no move that leads nowhere', async () => {
    renderInRoot(<Live />);
    await userEvent.click(screen.getByRole('button', { name: 'Diğer işlemler: Görsel 1/3' }));
    const disabled = screen.getAllByRole('menuitem').map((item) => item.getAttribute('aria-disabled') === 'true');
    expect(disabled).toEqual([true, true, false]);
  });

  it('moves a picture that is dragged onto the place of another', async () => {
    renderInRoot(<Live />);
    const transfer = new DataTransfer();
    const [first, , third] = tiles();
    drag('dragstart', third!, transfer);
    await waitFor(() => expect(third?.hasAttribute('data-dragged')).toBe(true));
    drag('dragover', first!, transfer);
    await waitFor(() => expect(first?.hasAttribute('data-target')).toBe(true));
    drag('drop', first!, transfer);
    await waitFor(() => expect(order).toEqual(['c', 'a', 'b']));
    expect(group().querySelector('[data-dragged], [data-target]')).toBeNull();
    expect(prepare).not.toHaveBeenCalled();
  });

  it('removes one; the focus goes to the next, after the last to the place that adds', async () => {
    renderInRoot(<Live initial={start.slice(0, 2)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Kaldır: Görsel 1/2' }));
    await waitFor(() => expect(order).toEqual(['b']));
    expect([focused(), said()]).toEqual(['Kaldır: Görsel 1/1', 'Görsel kaldırıldı']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order).toEqual([]));
    expect(document.activeElement).toBe(add());
  });

  it.each([{ readOnly: true }, { disabled: true }])('may not be changed where it is fixed: %o', (props) => {
    renderInRoot(<Live {...props} />);
    const usable = within(group())
      .queryAllByRole<HTMLButtonElement>('button')
      .filter((one) => !one.disabled);
    expect([usable, tiles().some(({ draggable }) => draggable)]).toEqual([[], false]);
    drag('drop', group(), data(file('d.png')));
    expect(prepare).not.toHaveBeenCalled();
  });
});
