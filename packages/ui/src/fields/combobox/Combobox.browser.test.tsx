import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import type { Option } from '../types';
import { Combobox, type ComboboxProps } from './Combobox';
import { MultiCombobox } from './MultiCombobox';

const cities = ['Ankara', 'Iğdır', 'İstanbul', 'İzmir'].map((label) => ({ value: label, label }));
const seen = vi.fn();

function Live({ initial = '', ...props }: Partial<ComboboxProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  const onChange = (next: string) => {
    seen(next);
    setValue(next);
  };
  return <Combobox label="Şehir" {...props} value={value} onChange={onChange} />;
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Şehir' });
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeLabel = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => seen.mockClear());

describe('Combobox', () => {
  it('finds İstanbul by "ist" and takes it with Enter', async () => {
    renderInRoot(<Live options={cities} />);
    await userEvent.type(input(), 'ist');
    expect([labels(), activeLabel()]).toEqual([['İstanbul'], 'İstanbul']);
    await userEvent.keyboard('{Enter}');
    expect([input().value, seen.mock.calls]).toEqual(['İstanbul', [['İstanbul']]]);
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  it('restores the former choice with Esc, which does not reach what is around it', async () => {
    const around = vi.fn();
    renderInRoot(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that closes with Esc
      <div onKeyDown={around}>
        <Live options={cities} initial="Ankara" />
      </div>,
    );
    await userEvent.clear(input());
    await userEvent.type(input(), 'izm');
    around.mockClear();
    await userEvent.keyboard('{Escape}');
    expect([input().value, labels(), seen.mock.calls, around.mock.calls]).toEqual(['Ankara', [], [], []]);
  });

  it('leaves a dialog around it open when Esc closes the list', async () => {
    const { container } = renderInRoot(
      <dialog>
        <Live options={cities} />
      </dialog>,
    );
    const dialog = container.querySelector('dialog')!;
    dialog.showModal();
    await userEvent.click(input());
    expect(labels()).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    expect([labels(), dialog.open]).toEqual([[], true]);
  });

  it('moves by arrow keys in a circle, the focus staying in the field', async () => {
    renderInRoot(<Live options={cities} />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeLabel()).toBe('Ankara');
    await userEvent.keyboard('{ArrowUp}');
    expect([activeLabel(), document.activeElement]).toEqual(['İzmir', input()]);
  });

  it('announces the number of results', async () => {
    renderInRoot(<Live options={cities} />);
    await userEvent.type(input(), 'i');
    await waitFor(() => expect(screen.getAllByRole('status').some((one) => one.textContent === '3 sonuç')).toBe(true));
    await userEvent.type(input(), 'qq');
    await waitFor(() => expect(screen.getAllByText('Sonuç bulunamadı').length).toBeGreaterThan(0));
  });

  it('is no choice once it is emptied and left', async () => {
    renderInRoot(<Live options={cities} initial="Ankara" />);
    await userEvent.clear(input());
    await userEvent.tab();
    expect(seen.mock.calls).toEqual([['']]);
  });

  it('drops the answer to an earlier question and aborts it', async () => {
    const answers = new Map<string, (options: Option[]) => void>();
    const signals: AbortSignal[] = [];
    const load = (query: string, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<Option[]>((resolve) => answers.set(query, resolve));
    };
    renderInRoot(<Live load={load} debounce={0} minQuery={1} />);
    await userEvent.type(input(), 'a');
    await waitFor(() => expect(answers.has('a')).toBe(true));
    await userEvent.type(input(), 'n');
    await waitFor(() => expect(answers.has('an')).toBe(true));
    answers.get('an')?.([{ value: '1', label: 'Ankara' }]);
    await waitFor(() => expect(labels()).toEqual(['Ankara']));
    answers.get('a')?.([{ value: '2', label: 'Adana' }]);
    await Promise.resolve();
    expect([labels(), signals[0]?.aborted]).toEqual([['Ankara'], true]);
  });

  it('asks no server before enough is typed, and offers another try when it fails', async () => {
    const load = vi
      .fn<() => Promise<Option[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([cities[0]!]);
    renderInRoot(<Live load={load} debounce={0} minQuery={2} />);
    await userEvent.type(input(), 'a');
    expect(load).not.toHaveBeenCalled();
    await userEvent.type(input(), 'n');
    await userEvent.click(await screen.findByRole('button', { name: 'Yeniden dene' }));
    await waitFor(() => expect(labels()).toEqual(['Ankara']));
  });

  it('is in the top layer and inside its root', async () => {
    const { container } = renderInRoot(<Live options={cities} />);
    await userEvent.click(input());
    const panel = screen.getByRole('listbox').parentElement!;
    expect([panel.matches(':popover-open'), container.contains(panel)]).toEqual([true, true]);
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
    expect(await axeFaults(container)).toEqual([]);
  });
});

function Several() {
  const [value, setValue] = useState<readonly Option[]>([]);
  return <MultiCombobox label="Şehir" options={cities} value={value} onChange={setValue} />;
}

describe('MultiCombobox', () => {
  it('collects choices as tokens, each removable by a button named with it or by Backspace', async () => {
    renderInRoot(<Several />);
    await userEvent.type(input(), 'ank{Enter}');
    await userEvent.type(input(), 'ig{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Kaldır: Ankara' }));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Iğdır']);
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});
