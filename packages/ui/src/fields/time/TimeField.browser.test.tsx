import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { TimeField, type TimeFieldProps } from './TimeField';
import { Times } from './TimeField.stories';

const seen = vi.fn();

function Live({ initial = '', ...props }: Partial<TimeFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    seen(next);
    setValue(next);
  };
  return <TimeField label="Açılış" {...props} value={value} onChange={change} />;
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Açılış' });
const list = () => screen.queryByRole('listbox', { name: 'Açılış' });
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent?.trim();
const state = () => [input().value, seen.mock.lastCall?.[0]];

beforeEach(() => seen.mockClear());
afterEach(() => page.viewport(1440, 900));

describe('TimeField', () => {
  it.each([
    ['9:5', '09:05'],
    ['9.05', '09:05'],
    ['0905', '09:05'],
  ])('takes %s as a time, shown as %s once it is left (VEN-73)', async (typed, shown) => {
    renderInRoot(<Live />);
    await userEvent.type(input(), typed);
    await userEvent.tab();
    expect(state()).toEqual([shown, shown]);
  });

  it('puts the colon after the fourth digit itself and asks phones for digits', async () => {
    renderInRoot(<Live />);
    expect([input().inputMode, input().placeholder]).toEqual(['numeric', 'SS:DD']);
    await userEvent.type(input(), '1430');
    expect(state()).toEqual(['14:30', '14:30']);
    await userEvent.keyboard('{Backspace}');
    expect(input().value).toBe('14:3');
  });

  it.each(['25:00', 'öğlen', '9'])(
    'keeps %s for correction and tells what is wrong when it is left (D-21)',
    async (text) => {
      renderInRoot(<Live />);
      await userEvent.type(input(), text);
      expect(input().getAttribute('aria-invalid')).toBeNull();
      await userEvent.tab();
      expect(state()).toEqual([text, text]);
      expect(screen.getByText('SS:DD biçiminde bir saat yazın.')).toBeDefined();
      expect(input().getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('never moves a time into its limits, says which one it breaks, and an emptied field is empty', async () => {
    renderInRoot(<Live min="09:00" max="18:00" />);
    await userEvent.type(input(), '18:30');
    await userEvent.tab();
    expect(state()).toEqual(['18:30', '18:30']);
    expect(screen.getByText('En geç 18:00 olabilir.')).toBeDefined();
    await userEvent.clear(input());
    await userEvent.tab();
    expect([...state(), screen.queryByText(/olabilir/)]).toEqual(['', '', null]);
  });

  it('the words of the form stand before its own', async () => {
    renderInRoot(<Live error="Şimdiki saatten önce olamaz." />);
    await userEvent.type(input(), '99');
    await userEvent.tab();
    expect(screen.queryByText('SS:DD biçiminde bir saat yazın.')).toBeNull();
    expect(screen.getByText('Şimdiki saatten önce olamaz.')).toBeDefined();
  });

  it('takes 24:00 only where the end of a day is a time', async () => {
    const { unmount } = renderInRoot(<Live allowEndOfDay />);
    await userEvent.type(input(), '2400');
    await userEvent.tab();
    expect([...state(), screen.queryByText(/biçiminde/)]).toEqual(['24:00', '24:00', null]);
    unmount();
    renderInRoot(<Live />);
    await userEvent.type(input(), '24:00');
    await userEvent.tab();
    expect(screen.getByText(/biçiminde/)).toBeDefined();
  });

  it('steps by quarters with the arrows, by the hour with the page keys', async () => {
    renderInRoot(<Live initial="09:05" />);
    input().focus();
    const steps: [string, string][] = [
      ['{ArrowUp}', '09:15'],
      ['{ArrowUp}', '09:30'],
      ['{ArrowDown}', '09:15'],
      ['{PageUp}', '10:00'],
      ['{PageDown}', '09:00'],
    ];
    for (const [key, value] of steps) {
      await userEvent.keyboard(key);
      expect(state()).toEqual([value, value]);
    }
    expect(list()).toBeNull();
  });

  it('opens its list with Alt+↓ at its time, moves there and picks with Enter', async () => {
    renderInRoot(<Live initial="17:30" />);
    input().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect([list() !== null, active(), input().getAttribute('aria-expanded')]).toEqual([true, '17:30', 'true']);
    const seenIn = (element: Element | null) => {
      const [inner, outer] = [element?.getBoundingClientRect(), list()?.getBoundingClientRect()];
      return inner && outer && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    };
    expect(seenIn(document.querySelector('[data-active]'))).toBe(true);
    await userEvent.keyboard('{PageDown}{PageDown}{PageUp}{PageUp}{ArrowDown}');
    expect(active()).toBe('17:45');
    expect(seenIn(document.querySelector('[data-active]'))).toBe(true);
    expect(input().value).toBe('17:30');
    await userEvent.keyboard('{Enter}');
    expect([...state(), list(), document.activeElement === input()]).toEqual(['17:45', '17:45', null, true]);
  });

  it('Esc closes the list and changes nothing; it does not reach a dialog around it', async () => {
    const outer = vi.fn();
    renderInRoot(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
      <div onKeyDown={(event) => outer(event.key)}>
        <Live initial="17:30" />
      </div>,
    );
    input().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowDown}');
    outer.mockClear();
    await userEvent.keyboard('{Escape}');
    expect([list(), input().value, outer.mock.calls]).toEqual([null, '17:30', []]);
    await userEvent.keyboard('{Escape}');
    expect(outer).toHaveBeenCalledWith('Escape');
  });

  it('the clock opens the list with the focus in the field, a click picks, and what is typed leads the list', async () => {
    renderInRoot(<Live />);
    const clock = screen.getByRole('button', { name: 'Saatleri aç' });
    await userEvent.click(clock);
    expect([document.activeElement, active()]).toEqual([input(), undefined]);
    await userEvent.keyboard('14');
    expect(active()).toBe('14:00');
    await userEvent.click(screen.getByRole('option', { name: '14:15' }));
    expect([...state(), list()]).toEqual(['14:15', '14:15', null]);
    await userEvent.click(clock);
    await userEvent.click(clock);
    expect(list()).toBeNull();
  });

  it('an arrow in an empty field opens the list', async () => {
    renderInRoot(<Live />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(list()).not.toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(state()).toEqual(['00:00', '00:00']);
  });

  it('keeps the keyboard of a phone away from a list that a finger opened', async () => {
    renderInRoot(<Live />);
    const clock = screen.getByRole('button', { name: 'Saatleri aç' });
    clock.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    clock.click();
    await waitFor(() => expect([list() !== null, input().inputMode]).toEqual([true, 'none']));
    input().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    await waitFor(() => expect(input().inputMode).toBe('numeric'));
  });

  it('is closed by leaving it', async () => {
    renderInRoot(<Live initial="10:00" />);
    input().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.tab();
    expect([list(), input().value]).toEqual([null, '10:00']);
  });

  it.each([{ readOnly: true }, { disabled: true }])('takes no keys where it may not be changed: %o', async (props) => {
    renderInRoot(<Live initial="10:00" {...props} />);
    input().focus();
    await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowDown}{/Alt}');
    expect([input().value, list()]).toEqual(['10:00', null]);
    expect(seen).not.toHaveBeenCalled();
  });

  it('works in a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    renderInRoot(
      createPortal(
        <UiRoot target={shadow}>
          <Live initial="10:00" />
        </UiRoot>,
        shadow as unknown as Element,
      ),
    );
    await vi.waitFor(() => expect(shadow.querySelector('input')).not.toBeNull());
    shadow.querySelector('input')?.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowDown}{Enter}');
    expect(shadow.querySelector('input')?.value).toBe('10:15');
    host.remove();
  });

  it('shows where it is where colours are the system’s', async () => {
    const media = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    await media('active');
    renderInRoot(<Live initial="10:00" />);
    input().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const marked = document.querySelector('[data-active]');
    expect(marked && getComputedStyle(marked).outlineStyle).toBe('solid');
    await media('none');
  });

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 320],
  ] as const)('is without axe faults, %s at %i px, open too', async (theme, width) => {
    await page.viewport(width, 900);
    const { container } = render(
      <UiRoot theme={theme} background="surface">
        <Times />
      </UiRoot>,
    );
    expect(await axeFaults(container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(width);
    await userEvent.click(screen.getAllByRole('button', { name: 'Saatleri aç' })[0]!);
    expect(await axeFaults(container)).toEqual([]);
  });
});
