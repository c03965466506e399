import { screen } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { DateField, type DateFieldProps } from './DateField';
import { DateRangeField } from './DateRangeField';

const seen = vi.fn();

function Live({ initial = '', ...props }: Partial<DateFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  const onChange = (next: string) => {
    seen(next);
    setValue(next);
  };
  return <DateField label="Tarih" {...props} value={value} onChange={onChange} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Tarih');
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Takvimi aç' }));
  return screen.findByRole('grid');
};
const focused = () => document.activeElement?.getAttribute('aria-label')?.trim();
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

beforeEach(() => seen.mockClear());

describe('DateField', () => {
  it('a typed 29.10.2026 is the same as the picked day', async () => {
    renderInRoot(<Live initial="2026-10-01" />);
    await userEvent.clear(input());
    await userEvent.type(input(), '29.10.2026{Enter}');
    expect(seen.mock.lastCall).toEqual(['2026-10-29']);
    await userEvent.clear(input());
    await userEvent.type(input(), '01.10.2026');
    await open();
    await userEvent.click(screen.getByRole('gridcell', { name: '29 Ekim 2026 Perşembe' }));
    expect([seen.mock.lastCall, input().value]).toEqual([['2026-10-29'], '29.10.2026']);
  });

  it.each([
    ['29/10/2026', '29.10.2026'],
    ['9,1,2026', '09.01.2026'],
    ['29102026', '29.10.2026'],
  ])('takes %s too', async (typed, shown) => {
    renderInRoot(<Live />);
    await userEvent.type(input(), typed);
    await userEvent.tab();
    expect(input().value).toBe(shown);
  });

  it.each(['31.02.2026', '15.9.26', 'yarın'])(
    'keeps %s for correction and gives it to the rules as it is',
    async (text) => {
      renderInRoot(<Live />);
      await userEvent.type(input(), text);
      await userEvent.tab();
      expect([input().value, seen.mock.lastCall]).toEqual([text, [text]]);
    },
  );

  it('never moves a typed day into its limits; an emptied field is empty', async () => {
    renderInRoot(<Live min="2026-11-10" max="2026-11-20" />);
    await userEvent.type(input(), '25.11.2026');
    await userEvent.tab();
    expect([input().value, seen.mock.lastCall]).toEqual(['25.11.2026', ['2026-11-25']]);
    await userEvent.clear(input());
    expect(seen.mock.lastCall).toEqual(['']);
  });

  it('its calendar is Turkish, begins on Monday and disables the days outside the limits', async () => {
    renderInRoot(<Live initial="2026-11-16" min="2026-11-10" max="2026-11-20" note="Yalnız bu hafta ve sonraki." />);
    const grid = await open();
    expect(grid.getAttribute('aria-label')).toBe('Kasım 2026');
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toContain('Pt');
    const outside = screen.getByRole('gridcell', { name: 'Seçilemez: 21 Kasım 2026 Cumartesi' });
    expect(outside.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Yalnız bu hafta ve sonraki.')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/Choose|Not available|Next|Previous|Selected/);
  });

  it('moves by day, week, month and year with the keys of a grid, and Esc returns to the button', async () => {
    renderInRoot(<Live initial="2026-11-11" />);
    await open();
    await vi.waitFor(() => expect(focused()).toBe('11 Kasım 2026 Çarşamba'));
    const steps: [string, string][] = [
      ['{ArrowRight}', '12 Kasım 2026 Perşembe'],
      ['{ArrowDown}', '19 Kasım 2026 Perşembe'],
      ['{Home}', '16 Kasım 2026 Pazartesi'],
      ['{End}', '22 Kasım 2026 Pazar'],
      ['{PageDown}', '22 Aralık 2026 Salı'],
      ['{PageUp}', '22 Kasım 2026 Pazar'],
      ['{Shift>}{PageDown}{/Shift}', '22 Kasım 2027 Pazartesi'],
    ];
    for (const [key, label] of steps) {
      await userEvent.keyboard(key);
      await settled();
      expect(focused()).toBe(label);
    }
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Takvimi aç' }));
    expect(seen).not.toHaveBeenCalled();
  });

  it('moves by keys in a shadow root too', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    renderInRoot(
      createPortal(
        <UiRoot target={shadow}>
          <Live initial="2026-11-11" />
        </UiRoot>,
        shadow as unknown as Element,
      ),
    );
    shadow.querySelector<HTMLElement>('button[aria-haspopup]')?.click();
    const inShadow = () => shadow.activeElement?.getAttribute('aria-label')?.trim();
    await vi.waitFor(() => expect(inShadow()).toBe('11 Kasım 2026 Çarşamba'));
    await userEvent.keyboard('{ArrowRight}');
    await settled();
    expect(inShadow()).toBe('12 Kasım 2026 Perşembe');
    host.remove();
  });

  it('has no axe faults while the calendar is open', async () => {
    const { container } = renderInRoot(<Live initial="2026-11-11" max="2026-11-20" />, { background: 'surface' });
    await open();
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
    expect(await axeFaults(container)).toEqual([]);
  });
});

function LiveRange() {
  const [value, setValue] = useState({ start: '2026-11-09', end: '' });
  const onChange = (next: { start: string; end: string }) => {
    seen(next);
    setValue(next);
  };
  return (
    <DateRangeField
      label="Aralık"
      value={value}
      onChange={onChange}
      presets={[{ label: 'Kasım', start: '2026-11-01', end: '2026-11-30' }]}
    />
  );
}

describe('DateRangeField', () => {
  it('takes typed ends', async () => {
    renderInRoot(<LiveRange />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Bitiş' }), '20.11.2026');
    expect(seen.mock.lastCall).toEqual([{ start: '2026-11-09', end: '2026-11-20' }]);
  });

  it('takes a range from the calendar only when it is applied', async () => {
    renderInRoot(<LiveRange />);
    await open();
    await userEvent.click(screen.getByRole('gridcell', { name: '20 Kasım 2026 Cuma' }));
    expect(seen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Uygula' }));
    expect(seen.mock.lastCall).toEqual([{ start: '2026-11-09', end: '2026-11-20' }]);
  });

  it('takes a ready-made range', async () => {
    renderInRoot(<LiveRange />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Kasım' }));
    expect(seen.mock.lastCall).toEqual([{ start: '2026-11-01', end: '2026-11-30' }]);
  });
});
