import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInRoot } from '../testing/renderInRoot';
import { Checkbox } from './Checkbox';
import { Select } from './Select';
import { Switch } from './Switch';
import { SwitchCell } from './SwitchCell';

const options = [
  { value: 'all', label: 'Tümü' },
  { value: 'active', label: 'Aktif' },
];

describe('choices', () => {
  it('a check box tells when it stands for some of several', () => {
    renderInRoot(<Checkbox label="Hepsi" value={false} indeterminate onChange={() => {}} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hepsi' }).indeterminate).toBe(true);
  });

  it('a select gives the chosen value; read-only it shows the text and takes nothing', async () => {
    const onChange = vi.fn();
    const { rerender } = renderInRoot(<Select label="Durum" options={options} value="" onChange={onChange} />);
    await userEvent.selectOptions(screen.getByLabelText('Durum'), 'Aktif');
    expect(onChange).toHaveBeenCalledWith('active');
    rerender(<Select label="Durum" options={options} value="all" readOnly onChange={onChange} />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Durum' })).toMatchObject({
      value: 'Tümü',
      readOnly: true,
    });
  });
});

describe('switches', () => {
  it('switch by Space and Enter', async () => {
    const onChange = vi.fn();
    renderInRoot(<Switch label="Kırık Fincan Moda aktif" checked={false} onChange={onChange} />);
    screen.getByRole('switch', { name: 'Kırık Fincan Moda aktif' }).focus();
    await userEvent.keyboard(' {Enter}');
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it.each([
    ['a switch', Switch],
    ['the switch of a row', SwitchCell],
  ])('%s that is disabled for a reason says it, can be focused and does not switch', async (_, Control) => {
    const onChange = vi.fn();
    renderInRoot(<Control label="Aktif" checked disabledReason="Önce iş yeri seçin." onChange={onChange} />);
    const control = screen.getByRole('switch', { name: 'Aktif', description: 'Önce iş yeri seçin.' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect([document.activeElement, onChange.mock.calls]).toEqual([control, []]);
  });

  it('a switch that is being saved tells so and ignores clicks', async () => {
    const onChange = vi.fn();
    renderInRoot(<SwitchCell label="Aktif" checked busy onChange={onChange} />);
    const control = screen.getByRole('switch', { name: 'Aktif', busy: true });
    await userEvent.click(control);
    expect(onChange).not.toHaveBeenCalled();
  });
});
