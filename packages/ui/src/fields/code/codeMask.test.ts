import { editMask } from '@telve/locale';
import { describe, expect, it } from 'vitest';
import { codeMask } from './codeMask';

const mask = codeMask(6);
/** What is left after `typed` came in at `caret` of `text`, with the caret behind it. */
const edit = (text: string, caret: number, typed: string) => {
  const after = text.slice(0, caret) + typed + text.slice(caret);
  const { chars, caret: next } = editMask(mask, { text, caret }, { text: after, caret: caret + typed.length });
  return [chars, next];
};

describe('codeMask', () => {
  it.each([
    ['leading zeros', '007104', ['007104', 6]],
    ['a code with a space', '407 152', ['407152', 6]],
    ['a code with a hyphen', '407-152', ['407152', 6]],
    ['a code within a sentence', 'Kodunuz: 407152.', ['407152', 6]],
    ['the first six of more', '4071529', ['407152', 6]],
    ['a part', '40', ['40', 2]],
  ])('takes %s (APP-21)', (_, typed, expected) => {
    expect(edit('', 0, typed)).toEqual(expected);
  });

  it.each([
    ['letters', 'abc'],
    ['Arabic digits', '٤٠٧١٥٢'],
    ['full-width digits', '４０７'],
  ])('leaves out %s (APP-22)', (_, typed) => {
    expect(edit('40', 2, typed)).toEqual(['40', 2]);
  });

  it('refuses a seventh digit at the end (APP-21)', () => {
    expect(edit('407152', 6, '9')).toEqual(['407152', 6]);
  });

  it('lets a wrong digit be typed over in a full code', () => {
    expect(edit('407152', 2, '9')).toEqual(['409152', 3]);
  });

  it('makes room for a forgotten digit in a code that is not full', () => {
    expect(edit('4152', 1, '0')).toEqual(['40152', 2]);
  });

  it('puts a pasted whole code in the place of what stood there', () => {
    expect(edit('123', 1, '407152')).toEqual(['407152', 6]);
  });
});
