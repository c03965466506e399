import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { PhoneField, type PhoneFieldProps } from './PhoneField';

const seen = vi.fn();

function Live({ initial = '', ...props }: Partial<PhoneFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  const onChange = (next: string) => {
    seen(next);
    setValue(next);
  };
  return <PhoneField label="Telefon" {...props} value={value} onChange={onChange} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Telefon');
const state = () => {
  const { value, selectionStart } = input();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};
const caretAfter = async (text: string) => {
  await userEvent.click(input());
  const at = input().value.indexOf(text) + text.length;
  input().setSelectionRange(at, at);
};
/** What a browser does when text comes in without keys: autofill, drop, a keyboard that reports none. */
const fill = (text: string, init: InputEventInit = {}) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
  input().dispatchEvent(new InputEvent('input', { bubbles: true, ...init }));
};
const paste = async (text: string) => {
  await userEvent.keyboard('{Control>}{/Control}');
  document.execCommand('insertText', false, text);
};

beforeEach(() => seen.mockClear());

describe('PhoneField', () => {
  it('shows ten typed digits as (+90) 532 123 45 67 and gives them without prefix (APP-08, APP-11)', async () => {
    renderInRoot(<Live />);
    await userEvent.type(input(), '5321234567');
    expect([input().value, seen.mock.lastCall]).toEqual(['(+90) 532 123 45 67', ['5321234567']]);
  });

  it('shows (532) 123 45 67 for venues and companies and takes no more (VEN-119, COMP-49)', async () => {
    renderInRoot(<Live format="national" />);
    await userEvent.type(input(), '53212345679');
    expect(input().value).toBe('(532) 123 45 67');
  });

  it.each(['05321234567', '+90 532 123 45 67', '0090 532 1234567', '(532) 123-45-67'])(
    'takes the pasted %s (D-34)',
    async (text) => {
      renderInRoot(<Live />);
      await userEvent.click(input());
      await paste(text);
      expect(input().value).toBe('(+90) 532 123 45 67');
    },
  );

  it('keeps the caret by the edited digit when typing, deleting and pasting in the middle', async () => {
    renderInRoot(<Live initial="53212345" />);
    await caretAfter('532');
    await userEvent.keyboard('9');
    expect(state()).toBe('(+90) 532 9|12 34 5');
    await userEvent.keyboard('{Backspace}');
    expect(state()).toBe('(+90) 532| 123 45');
    await paste('78');
    expect(state()).toBe('(+90) 532 78|1 23 45');
  });

  it('undoes and redoes', async () => {
    renderInRoot(<Live initial="53212345" />);
    await caretAfter('532');
    await userEvent.keyboard('9');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(input().value).toBe('(+90) 532 123 45');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(input().value).toBe('(+90) 532 912 34 5');
  });

  it('deletes the digit beyond a separator, in both directions', async () => {
    renderInRoot(<Live initial="5321234567" />);
    await caretAfter('532 ');
    await userEvent.keyboard('{Backspace}');
    expect(input().value).toBe('(+90) 531 234 56 7');
    await caretAfter('531');
    await userEvent.keyboard('{Delete}');
    expect(input().value).toBe('(+90) 531 345 67');
  });

  it('loses no digit to fast typing, and refuses an eleventh instead of dropping one', async () => {
    renderInRoot(<Live />);
    await userEvent.click(input());
    await userEvent.keyboard('5321234567');
    await caretAfter('532');
    await userEvent.keyboard('9');
    expect(seen.mock.lastCall).toEqual(['5321234567']);
  });

  it('takes an autofilled number that comes without key events', () => {
    renderInRoot(<Live />);
    fill('+905321234567');
    expect(seen.mock.lastCall).toEqual(['5321234567']);
  });

  it('leaves a text alone while it is composed and reads it once at the end', () => {
    renderInRoot(<Live initial="532" />);
    input().focus();
    input().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    fill('(+90) 5321', { isComposing: true, inputType: 'insertCompositionText', data: '1' });
    fill('(+90) 53212', { isComposing: true, inputType: 'insertCompositionText', data: '12' });
    input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '12' }));
    expect(seen.mock.calls).toEqual([['53212']]);
  });
});
