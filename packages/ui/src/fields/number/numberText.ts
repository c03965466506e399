import { formatNumber, parseDecimal } from '@telve/locale';

/** The number in a field's text: null when empty, NaN when it is none, so that rules can tell the two apart. */
export function numberOf(text: string): number | null {
  const written = text.trim().replace(/,$/, '');
  if (written === '') return null;
  return parseDecimal(written) ?? Number.NaN;
}

/** A number as a field shows it at rest: `1.234,5`. No rounding: what was typed stays. */
export function textOf(value: number | null, minDecimals = 0): string {
  return value === null || !Number.isFinite(value) ? '' : formatNumber(value, { minDecimals, maxDecimals: 10 });
}

export interface Typed {
  text: string;
  caret: number;
}

/**
 * The text of a number field after an edit: letters are left out, a typed dot is the decimal comma, grouping dots go while a number is
 * being edited. A pasted text that can be read in two ways (`1,234.50`) stays as it is and is no number.
 *
 * @param decimals 0: a typed dot groups and goes; a comma stays for the rules to refuse, since without it `1,5` would become 15
 * @param input the input event: what a key typed, and which kind of edit it was
 */
export function tidy({ text, caret }: Typed, decimals: number, { data, inputType = '' }: Partial<InputEvent>): Typed {
  const typedDot = data === '.' && text[caret - 1] === '.';
  const source = typedDot ? `${text.slice(0, caret - 1)}${decimals > 0 ? ',' : ''}${text.slice(caret)}` : text;
  const at = typedDot && decimals === 0 ? caret - 1 : caret;
  const whole = !/^(delete|insertText|insertComposition)/.test(inputType);
  // Letters between digits (`1e2`): without them another number would stand there.
  if (whole && /\d\s*\p{L}+\s*\d/u.test(source)) return { text: source, caret: at };
  const doubtful = whole && source.includes('.') && parseDecimal(source) === null;
  const allowed = doubtful ? /[\d.,]/ : /[\d,]/;
  const keep = (part: string, offset: number) =>
    [...part.replaceAll('\u2212', '-')]
      .filter((char, index) => allowed.test(char) || (char === '-' && offset + index === 0))
      .join('');
  const head = keep(source.slice(0, at), 0);
  return { text: head + keep(source.slice(at), at), caret: head.length };
}

/**
 * The text without what stands after its comma. The comma itself stays until the field is left: a digit after it is a decimal too. A text
 * that is no number stays whole.
 */
export function withoutDecimals({ text, caret }: Typed): Typed {
  const end = text.indexOf(',') + 1;
  return end === 0 || Number.isNaN(numberOf(text))
    ? { text, caret }
    : { text: text.slice(0, end), caret: Math.min(caret, end) };
}
