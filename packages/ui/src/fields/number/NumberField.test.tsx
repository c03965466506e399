import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInRoot } from '../../testing/renderInRoot';
import { NumberField, type NumberFieldProps } from './NumberField';

const seen = vi.fn();

function Live({ initial = null, ...props }: Partial<NumberFieldProps> & { initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial);
  const onChange = (next: number | null) => {
    seen(next);
    setValue(next);
  };
  return <NumberField label="Tutar" {...props} value={value} onChange={onChange} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Tutar');
const last = () => seen.mock.lastCall?.[0];

describe('NumberField', () => {
  it('does not take letters, takes a minus', async () => {
    renderInRoot(<Live />);
    await userEvent.type(input(), '-1a2e3');
    expect([input().value, last()]).toEqual(['-123', -123]);
  });

  it('takes comma and dot for the decimals and groups thousands once it is left', async () => {
    renderInRoot(<Live decimals={2} minDecimals={2} />);
    await userEvent.type(input(), '1234.5');
    expect([input().value, last()]).toEqual(['1234,5', 1234.5]);
    await userEvent.tab();
    expect(input().value).toBe('1.234,50');
  });

  it('can be corrected in the middle of a grouped number', async () => {
    renderInRoot(<Live initial={1234567} />);
    await userEvent.type(input(), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect([input().value, last(), input().selectionStart]).toEqual(['134567', 134567, 1]);
  });

  it('keeps a pasted text that can be read in two ways and says that it is no number', async () => {
    renderInRoot(<Live decimals={2} />);
    await userEvent.click(input());
    await userEvent.paste('1,234.50');
    expect([input().value, last()]).toEqual(['1,234.50', Number.NaN]);
    await userEvent.tab();
    expect(input().value).toBe('1,234.50');
  });

  it('keeps a pasted text with letters between its digits and says that it is no number', async () => {
    renderInRoot(<Live />);
    await userEvent.click(input());
    await userEvent.paste('1e2');
    expect([input().value, last()]).toEqual(['1e2', Number.NaN]);
  });

  it('keeps a comma in a whole number, so that 1,5 is refused and never becomes 15; a dot groups', async () => {
    renderInRoot(<Live />);
    await userEvent.type(input(), '1,5');
    expect([input().value, last()]).toEqual(['1,5', 1.5]);
    await userEvent.clear(input());
    await userEvent.type(input(), '1.440');
    expect([input().value, last()]).toEqual(['1440', 1440]);
  });

  it('drops decimals while they are typed where it is told to, and tidies the comma once it is left (BAN-64)', async () => {
    renderInRoot(<Live dropDecimals />);
    await userEvent.type(input(), '12.57');
    expect([input().value, last()]).toEqual(['12,', 12]);
    await userEvent.tab();
    expect(input().value).toBe('12');
    await userEvent.clear(input());
    await userEvent.paste('1,234.50');
    expect([input().value, last()]).toEqual(['1,234.50', Number.NaN]);
  });

  it('is null when it is emptied', async () => {
    renderInRoot(<Live initial={7} />);
    await userEvent.clear(input());
    expect(last()).toBeNull();
  });
});
