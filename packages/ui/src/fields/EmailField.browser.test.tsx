import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../testing/realEvents';
import { renderInRoot } from '../testing/renderInRoot';
import { EmailField, type EmailFieldProps } from './EmailField';

const seen = vi.fn();

function Live({ initial = '', ...props }: Partial<EmailFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  const onChange = (next: string) => {
    seen(next);
    setValue(next);
  };
  return <EmailField label="E-posta" {...props} value={value} onChange={onChange} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('E-posta');
const state = () => {
  const { value, selectionStart } = input();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};
const caretAt = async (at: number) => {
  await userEvent.click(input());
  input().setSelectionRange(at, at);
};
const paste = async (text: string) => {
  await userEvent.click(input());
  document.execCommand('insertText', false, text);
};
/** What a browser does when text comes in without keys: autofill, an input method. */
const fill = (text: string, init: InputEventInit = {}) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
  input().dispatchEvent(new InputEvent('input', { bubbles: true, ...init }));
};

beforeEach(() => seen.mockClear());

describe('an e-mail field', () => {
  it('takes what a paste brings along unseen out of the value and out of the box', async () => {
    renderInRoot(<Live />);
    await paste('\u200B \u202Aayse@telve.example\u202C ');
    expect([input().value, seen.mock.calls]).toEqual(['ayse@telve.example', [['ayse@telve.example']]]);
  });

  it('keeps the caret where something was pasted', async () => {
    renderInRoot(<Live initial="ayse@example" />);
    await caretAt(5);
    document.execCommand('insertText', false, '\u200Btelve.');
    expect(state()).toBe('ayse@telve.|example');
  });

  it('leaves a space within for the rule to refuse', async () => {
    renderInRoot(<Live />);
    await paste(' a b@telve.example');
    expect(input().value).toBe('a b@telve.example');
  });

  it('leaves an input method alone until it is done', async () => {
    renderInRoot(<Live />);
    await userEvent.click(input());
    fill('ayse ', { isComposing: true });
    expect(input().value).toBe('ayse ');
    input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect([input().value, seen.mock.lastCall]).toEqual(['ayse', ['ayse']]);
  });

  it('cleans what a browser fills in', () => {
    renderInRoot(<Live />);
    fill(' ayse@telve.example ');
    expect([input().value, document.activeElement === input()]).toEqual(['ayse@telve.example', false]);
  });

  it('brings the keyboard for addresses and corrects nothing', () => {
    renderInRoot(<Live />);
    const { inputMode, autocapitalize, spellcheck, autocomplete } = input();
    expect({ inputMode, autocapitalize, spellcheck, autocomplete }).toEqual({
      inputMode: 'email',
      autocapitalize: 'none',
      spellcheck: false,
      autocomplete: 'email',
    });
  });
});

describe('an e-mail field without spaces', () => {
  it('leaves the spaces of a paste out, also those within (MU-21)', async () => {
    renderInRoot(<Live blockSpaces />);
    await paste(' a b@c.com ');
    expect([input().value, seen.mock.lastCall]).toEqual(['ab@c.com', ['ab@c.com']]);
  });

  it('types nothing when the space key is pressed, wherever the caret is (MU-22)', async () => {
    renderInRoot(<Live blockSpaces initial="ab@c.com" />);
    await caretAt(1);
    await userEvent.keyboard(' ');
    expect([state(), seen.mock.calls]).toEqual(['a|b@c.com', []]);
    await userEvent.keyboard('x');
    expect(state()).toBe('ax|b@c.com');
  });
});
