import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { DateRangeChip } from './DateRangeChip';
import type { DateRangeValue } from './dateRange';
import { FilterBar } from './FilterBar';

const seen = vi.fn<(value: DateRangeValue) => void>();
const limits = { startMax: '2026-11-28', max: '2027-11-28' };
const presets = [{ label: 'Son 7 gün', start: '2026-11-22', end: '2026-11-28' }];

function Bar({ start = null, end = null, startFirst = false }: Partial<DateRangeValue> & { startFirst?: boolean }) {
  const [value, setValue] = useState<DateRangeValue>({ start, end });
  const onChange = (next: DateRangeValue) => {
    seen(next);
    setValue(next);
  };
  const chip = <DateRangeChip label="Tarih" {...{ value, onChange, limits: { ...limits, startFirst }, presets }} />;
  return (
    <FilterBar
      filters={[{ id: 'date', label: 'Tarih', on: value.start !== null || value.end !== null, chip }]}
      onClear={() => onChange({ start: null, end: null })}
    />
  );
}

const chip = () => screen.getByRole('button', { name: /^Tarih/ });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const open = async (value: Partial<DateRangeValue> = {}) => {
  const view = renderInRoot(<Bar {...value} />);
  await userEvent.click(chip());
  await screen.findByRole('grid');
  return view;
};

beforeEach(async () => {
  seen.mockClear();
  await page.viewport(1440, 900);
});

describe('DateRangeChip', () => {
  it('takes typed days with the keyboard alone and gives the focus back', async () => {
    renderInRoot(<Bar />);
    chip().focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(box('Başlangıç'));
    await userEvent.keyboard('01.11.2026{Tab}20.11.2026{Enter}');
    expect(seen.mock.calls).toEqual([[{ start: '2026-11-01', end: '2026-11-20' }]]);
    expect(document.activeElement).toBe(chip());
    expect(chip().textContent).toBe('Tarih: 01.11.2026 – 20.11.2026');
  });

  it('may leave an end open', async () => {
    await open();
    await userEvent.type(box('Başlangıç'), '01.11.2026{Enter}');
    expect(seen.mock.lastCall).toEqual([{ start: '2026-11-01', end: null }]);
    expect(chip().textContent).toBe('Tarih: Başlangıç 01.11.2026');
  });

  it('lets the end wait for a start, and go with it, where it is told to (BAN-26)', async () => {
    renderInRoot(<Bar startFirst end="2026-11-20" />);
    await userEvent.click(chip());
    await screen.findByRole('grid');
    expect(box('Bitiş').disabled).toBe(true);
    await userEvent.type(box('Başlangıç'), '01.11.2026');
    expect(box('Bitiş').disabled).toBe(false);
    await userEvent.clear(box('Başlangıç'));
    await userEvent.click(screen.getByRole('button', { name: 'Uygula' }));
    expect(seen.mock.lastCall).toEqual([{ start: null, end: null }]);
  });

  it('refuses a start after its last day and keeps what was typed', async () => {
    await open();
    await userEvent.type(box('Başlangıç'), '29.11.2026');
    await screen.findByText('En geç 28.11.2026 olabilir.');
    await userEvent.keyboard('{Enter}');
    expect(seen).not.toHaveBeenCalled();
    expect(box('Başlangıç').value).toBe('29.11.2026');
    expect(box('Başlangıç').getAttribute('aria-invalid')).toBe('true');
  });

  it('refuses an end before the start, and one after the last day', async () => {
    await open({ start: '2026-11-10', end: null });
    await userEvent.type(box('Bitiş'), '09.11.2026');
    await screen.findByText('Bitiş tarihi başlangıçtan önce olamaz.');
    await userEvent.clear(box('Bitiş'));
    await userEvent.type(box('Bitiş'), '29.11.2027');
    await screen.findByText('En geç 28.11.2027 olabilir.');
    await userEvent.click(screen.getByRole('button', { name: 'Uygula' }));
    expect(document.activeElement).toBe(box('Bitiş'));
    expect(seen).not.toHaveBeenCalled();
  });

  it('says that half a date is none when the field is left, not while it is typed', async () => {
    await open();
    await userEvent.type(box('Başlangıç'), '01.11');
    expect(screen.queryByText(/biçiminde/)).toBeNull();
    await userEvent.tab();
    await screen.findByText('GG.AA.YYYY biçiminde bir tarih yazın.');
  });

  it('picks both ends in the calendar and disables starts after their last day', async () => {
    await open({ start: '2026-11-10', end: '2026-11-12' });
    expect(screen.getByRole('gridcell', { name: /29 Kasım 2026/ }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('gridcell', { name: '25 Kasım 2026 Çarşamba' }));
    const after = screen.getByRole('gridcell', { name: /30 Kasım 2026/ });
    expect(after.getAttribute('aria-disabled')).toBe('false');
    await userEvent.click(after);
    expect(seen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Uygula' }));
    expect(seen.mock.lastCall).toEqual([{ start: '2026-11-25', end: '2026-11-30' }]);
  });

  it('takes a ready-made range, carries its name and can be emptied', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Son 7 gün' }));
    expect(chip().textContent).toBe('Tarih: Son 7 gün');
    await userEvent.click(chip());
    await userEvent.click(await screen.findByRole('button', { name: 'Temizle' }));
    expect(seen.mock.lastCall).toEqual([{ start: null, end: null }]);
    expect(chip().textContent).toBe('Tarih');
  });

  it('stands in the sheet of a phone, fits there and counts as set', async () => {
    await page.viewport(320, 640);
    renderInRoot(<Bar />);
    await userEvent.click(screen.getByRole('button', { name: 'Filtreler' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtreler' }));
    await userEvent.click(within(sheet.getByRole('group', { name: 'Tarih' })).getByRole('button'));
    await screen.findByRole('grid');
    const panel = screen.getByRole('dialog', { name: 'Tarih' });
    expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await userEvent.click(within(panel).getByRole('button', { name: 'Son 7 gün' }));
    expect(within(sheet.getByRole('group', { name: 'Tarih' })).getByRole('button').textContent).toBe(
      'Tarih: Son 7 gün',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Sonuçları göster' }));
    expect(screen.getByRole('button', { name: /^Filtreler\s*1$/ })).toBeTruthy();
  });

  it.each(['light', 'dark'] as const)('has nothing that axe finds, in %s', async (theme) => {
    const { container } = renderInRoot(<Bar start="2026-11-10" end="2026-11-12" />, { theme, background: 'surface' });
    await userEvent.click(chip());
    await screen.findByRole('grid');
    await Promise.all(document.getAnimations().map((one) => one.finished));
    expect(await axeFaults(container)).toEqual([]);
  });
});
