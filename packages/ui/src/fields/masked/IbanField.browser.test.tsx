import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { IbanField } from './IbanField';

const seen = vi.fn();

function Live() {
  const [value, setValue] = useState('');
  const onChange = (next: string) => {
    seen(next);
    setValue(next);
  };
  return <IbanField label="IBAN" value={value} onChange={onChange} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('IBAN');
const paste = async (text: string) => {
  await userEvent.click(input());
  document.execCommand('insertText', false, text);
};

beforeEach(() => seen.mockClear());

describe('IbanField', () => {
  it('groups the digits after TR, 32 characters and no more (WIZ-53, COMP-44)', async () => {
    renderInRoot(<Live />);
    await userEvent.type(input(), '3300061005197864578413269');
    expect([input().value, input().value.length]).toEqual(['TR33 0006 1005 1978 6457 8413 26', 32]);
    expect(seen.mock.lastCall).toEqual(['TR330006100519786457841326']);
  });

  it.each(['TR33 0006 1005 1978 6457 8413 26', 'tr330006100519786457841326'])(
    'takes the pasted %s (D-52)',
    async (text) => {
      renderInRoot(<Live />);
      await paste(text);
      expect(seen.mock.lastCall).toEqual(['TR330006100519786457841326']);
    },
  );

  it('does not make a Turkish number of a foreign one', async () => {
    renderInRoot(<Live />);
    await paste('DE89370400440532013000');
    expect([input().value, seen.mock.calls]).toEqual(['', []]);
  });

  it('is empty once its digits are deleted', async () => {
    renderInRoot(<Live />);
    await userEvent.type(input(), '3');
    await userEvent.keyboard('{Backspace}');
    expect([input().value, seen.mock.lastCall]).toEqual(['', ['']]);
  });
});
