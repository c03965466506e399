import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { FilterBar } from './FilterBar';
import { FilterToken } from './FilterToken';
import type { FilterOption } from './types';

const cities = ['İstanbul', 'İzmir', 'Ankara', 'Şanlıurfa', 'Iğdır', 'Bursa', 'Muş'].map((label) => ({
  value: label,
  label,
}));
const states = [
  { value: 'true', label: 'Aktif' },
  { value: 'false', label: 'Pasif' },
];

function Bar({ load }: { load?: (query: string, signal: AbortSignal) => Promise<readonly FilterOption[]> }) {
  const [status, setStatus] = useState<string | null>(null);
  const [city, setCity] = useState<readonly string[]>([]);
  const [company, setCompany] = useState<string | null>(null);
  return (
    <FilterBar
      search={<input aria-label="Ara" />}
      filters={[
        { id: 'status', label: 'Durum', options: states, value: status, onChange: setStatus },
        { id: 'city', label: 'Şehir', options: cities, search: true, multiple: true, value: city, onChange: setCity },
        ...(load ? [{ id: 'company', label: 'İş yeri', load, value: company, onChange: setCompany }] : []),
      ]}
      onClear={() => {
        setStatus(null);
        setCity([]);
      }}
      showLabel="184 mağazayı göster"
    />
  );
}

const show = (bar = <Bar />) => render(<UiRoot>{bar}</UiRoot>);
const chip = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => page.viewport(1440, 900));

describe('filter chips', () => {
  it('choose one by the keyboard, say so and take the focus back', async () => {
    show();
    await userEvent.click(chip(/^Durum: Tümü/));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(document.activeElement).toBe(chip(/^Durum: Aktif/));
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    expect(chip(/^Durum: Tümü/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Filtreleri temizle' })).toBeNull();
  });

  it('search options in Turkish and choose several', async () => {
    show();
    await userEvent.click(chip(/^Şehir/));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Şehir' }));
    await userEvent.keyboard('ığ');
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Iğdır']);
    await userEvent.keyboard('{Enter}{Backspace}{Backspace}sanli{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => chip(/^Şehir/).textContent).toBe('Şehir: Iğdır, Şanlıurfa');
  });

  it('load options from elsewhere and try again after a failure', async () => {
    const load = vi
      .fn<(query: string, signal: AbortSignal) => Promise<readonly FilterOption[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([{ value: '7', label: 'Avlu Turizm A.Ş.' }]);
    show(<Bar load={load} />);
    await userEvent.click(chip(/^İş yeri/));
    await userEvent.click(await screen.findByRole('button', { name: 'Yeniden dene' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Avlu Turizm A.Ş.' }));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('filters on a phone', () => {
  it('are in a sheet, apply at once and are counted on its button', async () => {
    await page.viewport(390, 844);
    show();
    expect(screen.queryByRole('button', { name: /^Durum/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Filtreler' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtreler' }));
    await userEvent.click(within(sheet.getByRole('group', { name: 'Durum' })).getByRole('button', { name: 'Pasif' }));
    expect(sheet.getByRole('button', { name: 'Pasif' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(sheet.getByRole('button', { name: /^Şehir seç/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Ankara' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await sheet.findByRole('button', { name: 'Ankara filtresini kaldır' }));
    await userEvent.click(sheet.getByRole('button', { name: '184 mağazayı göster' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Filtreler\s*1$/ }));
  });
});

describe('a filter that was set elsewhere', () => {
  it('says what it narrows to and is taken away by one press', async () => {
    const remove = vi.fn();
    show(<FilterToken label="Ürün" value="Latte" onRemove={remove} />);
    await userEvent.click(chip(/^Ürün: Latte filtresini kaldır$/));
    expect(remove).toHaveBeenCalledOnce();
  });
});

describe('a note', () => {
  it('stands at the end of the bar, and under it on a phone', async () => {
    show(<FilterBar search={<input aria-label="Ara" />} note="312 mağaza" />);
    const [note, box] = [screen.getByText('312 mağaza'), screen.getByRole('textbox')];
    expect(note.getBoundingClientRect().left).toBeGreaterThan(box.getBoundingClientRect().right);
    await page.viewport(390, 800);
    expect(note.getBoundingClientRect().top).toBeGreaterThan(box.getBoundingClientRect().bottom);
  });

  it('leaves the word for no choice to the filter', () => {
    show(
      <FilterBar
        filters={[
          { id: 'sort', label: 'Sırala', noneLabel: 'Varsayılan', options: states, value: null, onChange: () => {} },
        ]}
      />,
    );
    expect(chip(/^Sırala: Varsayılan$/)).toBeTruthy();
  });
});
