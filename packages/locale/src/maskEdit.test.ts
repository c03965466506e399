import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IBAN_MASK } from './iban';
import { fillMask, type Mask, maskSlots } from './mask';
import { editMask, type MaskState } from './maskEdit';
import { NATIONAL_PHONE_MASK, PHONE_MASK } from './phone';
import { TAX_NUMBER_MASK } from './taxNumber';

/** `|` is the caret. */
function state(text: string): MaskState {
  return { text: text.replace('|', ''), caret: text.indexOf('|') };
}

function marked({ text, caret }: MaskState): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

/** What a browser does: replaces the selection from `start` to `end` and leaves the caret behind the insertion. */
function replace(mask: Mask, text: string, start: number, end: number, inserted: string, caret = start) {
  const raw = text.slice(0, start) + inserted + text.slice(end);
  return editMask(mask, { text, caret }, { text: raw, caret: start + inserted.length });
}

function insert(mask: Mask, marking: string, inserted: string): string {
  const { text, caret } = state(marking);
  return marked(replace(mask, text, caret, caret, inserted));
}

function backspace(mask: Mask, marking: string): string {
  const { text, caret } = state(marking);
  return marked(replace(mask, text, caret - 1, caret, '', caret));
}

function forwardDelete(mask: Mask, marking: string): string {
  const { text, caret } = state(marking);
  return marked(replace(mask, text, caret, caret + 1, ''));
}

function type(mask: Mask, keys: string): string {
  return [...keys].reduce((shown, key) => insert(mask, shown, key), '|');
}

describe('typing into a masked phone', () => {
  it.each(['5321234567', '05321234567', '+905321234567', '905321234567', '0 (532) 123-45-67'])(
    'shows the mask for the keys %s (APP-08, APP-43)',
    (keys) => {
      expect(type(PHONE_MASK, keys)).toBe('(+90) 532 123 45 67|');
    },
  );

  it('shows the mask as far as digits go (VEN-119)', () => {
    expect(type(NATIONAL_PHONE_MASK, '532')).toBe('(532|');
    expect(type(NATIONAL_PHONE_MASK, '5321')).toBe('(532) 1|');
    expect(type(NATIONAL_PHONE_MASK, '53212345678')).toBe('(532) 123 45 67|');
  });

  it('leaves letters out', () => {
    expect(insert(PHONE_MASK, '(+90) 53|', 'x')).toBe('(+90) 53|');
    expect(type(TAX_NUMBER_MASK, '01a2')).toBe('012|');
  });

  it('keeps the caret by the edited digit', () => {
    expect(insert(PHONE_MASK, '(+90) 532 |123 45', '9')).toBe('(+90) 532 9|12 34 5');
    expect(insert(PHONE_MASK, '(+90) 532| 123 45', '9')).toBe('(+90) 532 9|12 34 5');
    expect(insert(PHONE_MASK, '(+9|0) 532', '4')).toBe('(+90) 4|53 2');
  });

  it('does not push the last digit out of a full field', () => {
    const { text, caret } = state('(+90) 532| 123 45 67');
    const edit = replace(PHONE_MASK, text, caret, caret, '9');
    expect(marked(edit)).toBe('(+90) 532| 123 45 67');
    expect(edit).toMatchObject({ chars: '5321234567', refused: true });
  });

  it('survives type, delete and paste in the middle', () => {
    let shown = insert(PHONE_MASK, '(+90) 532| 123 45', '9');
    shown = backspace(PHONE_MASK, shown);
    expect(shown).toBe('(+90) 532| 123 45');
    expect(insert(PHONE_MASK, shown, '88')).toBe('(+90) 532 88|1 23 45');
  });
});

describe('deleting in a masked field', () => {
  it('deletes the digit before or after a character of the mask', () => {
    expect(backspace(PHONE_MASK, '(+90) 532 |123')).toBe('(+90) 53|1 23');
    expect(forwardDelete(PHONE_MASK, '(+90) 532| 123')).toBe('(+90) 532| 23');
  });

  it('leaves the prefix alone', () => {
    expect(backspace(PHONE_MASK, '(+90) |532')).toBe('(+90) |532');
    expect(backspace(PHONE_MASK, '(+90) 5|')).toBe('|');
  });

  it('keeps digits that look like a prefix once the first is gone', () => {
    expect(backspace(PHONE_MASK, '(+90) 5|01 234 56 78')).toBe('(+90) |012 345 67 8');
    expect(insert(PHONE_MASK, '(+90) |012 345 67 8', '4')).toBe('(+90) 4|01 234 56 78');
  });

  it('empties the field with everything selected', () => {
    const text = '(+90) 532 123 45 67';
    expect(replace(PHONE_MASK, text, 0, text.length, '')).toMatchObject({ text: '', caret: 0, chars: '' });
  });
});

describe('pasting and autofill', () => {
  it.each(['+90 532 123 45 67', '0532 123 45 67', '905321234567', '(+90) 532 123 45 67', '+90 0532 1234567'])(
    'takes %s over whatever stands there (D-34)',
    (pasted) => {
      for (const shown of ['|', '(+90) 5|', '(+90) 212| 555 44 33', '(+90) 90|']) {
        expect(insert(PHONE_MASK, shown, pasted)).toBe('(+90) 532 123 45 67|');
      }
      const full = '(+90) 212 555 44 33';
      expect(replace(PHONE_MASK, full, 0, full.length, pasted).chars).toBe('5321234567');
    },
  );

  it('takes an autofilled value whose caret stands anywhere', () => {
    const old = { text: '(+90) 212', caret: 9 };
    for (const caret of [0, 5, 13]) {
      expect(editMask(PHONE_MASK, old, { text: '+905321234567', caret }).chars).toBe('5321234567');
    }
  });

  it('fills what is free and says that something found no room', () => {
    const { text, caret } = state('(+90) 532 123|');
    expect(replace(PHONE_MASK, text, caret, caret, '45678')).toMatchObject({
      text: '(+90) 532 123 45 67',
      refused: true,
    });
  });

  it('refuses a number of another country', () => {
    expect(insert(PHONE_MASK, '|', '+49 30 123456')).toBe('|');
    const edit = editMask(IBAN_MASK, state('|'), state('DE89370400440532013000|'));
    expect(edit).toMatchObject({ text: '', refused: true });
  });
});

describe('typing and pasting an IBAN', () => {
  const whole = 'TR33 0006 1005 1978 6457 8413 26';

  it('shows 32 characters and takes no more (WIZ-53, COMP-44)', () => {
    expect(type(IBAN_MASK, '330006100519786457841326')).toBe(`${whole}|`);
    expect(type(IBAN_MASK, 'TR3300061005197864578413269')).toBe(`${whole}|`);
    expect(whole).toHaveLength(32);
  });

  it.each(['TR330006100519786457841326', 'tr33 0006 1005 1978 6457 8413 26', 'IBAN: TR33-0006-1005-1978-6457-8413-26'])(
    'takes the pasted %s',
    (pasted) => {
      expect(insert(IBAN_MASK, '|', pasted)).toBe(`${whole}|`);
      expect(insert(IBAN_MASK, 'TR12 3|', pasted)).toBe(`${whole}|`);
    },
  );

  it('lets letters and their neighbours out', () => {
    expect(insert(IBAN_MASK, 'TR33 0|', 'O06')).toBe('TR33 0|');
  });
});

describe('any edit', () => {
  const masks = fc.constantFrom(PHONE_MASK, NATIONAL_PHONE_MASK, IBAN_MASK, TAX_NUMBER_MASK);
  const digits = fc.string({ unit: fc.constantFrom(...'12345678'), maxLength: 24 });

  it('gives a filled mask, a caret inside it, and never loses or swaps what was not selected', () => {
    fc.assert(
      fc.property(masks, digits, digits, fc.nat(40), fc.nat(40), (mask, chars, typed, a, b) => {
        const kept = chars.slice(0, maskSlots(mask));
        const text = fillMask(mask, kept);
        const [start, end] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)];
        const before = kept.slice(0, mask.pattern.slice(0, start).split('#').length - 1);
        const after = kept.slice(mask.pattern.slice(0, end).split('#').length - 1);
        const short = typed.slice(0, 8);
        if (short === '') return;
        const edit = replace(mask, text, start, end, short);
        const room = maskSlots(mask) - before.length - after.length;
        expect(edit.chars).toBe(before + short.slice(0, room) + after);
        expect(edit.text).toBe(fillMask(mask, edit.chars));
        expect(edit.caret).toBeGreaterThanOrEqual(0);
        expect(edit.caret).toBeLessThanOrEqual(edit.text.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('never fails on any text with any caret', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(masks, text, text, fc.integer({ min: -5, max: 70 }), (mask, old, raw, caret) => {
        const edit = editMask(mask, { text: old, caret }, { text: raw, caret });
        expect(edit.text).toBe(fillMask(mask, edit.chars));
        expect(edit.chars).toMatch(/^\d*$/);
        expect(edit.caret).toBeGreaterThanOrEqual(0);
        expect(edit.caret).toBeLessThanOrEqual(edit.text.length);
      }),
      { numRuns: 1000 },
    );
  });
});
