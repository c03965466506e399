/** What the person has typed, split at the edit: what stays before it, what comes in, what stays after it. */
export interface MaskParts {
  readonly left: string;
  readonly taken: string;
  readonly right: string;
}

/** A fixed form such as `(###) ### ## ##`. Its own characters never count as typed ones, digits included. */
export interface Mask {
  /** `#` stands for a digit, everything else for itself. */
  readonly pattern: string;
  /**
   * Decides what an insertion between `left` and `right` means; `null` refuses it. May take over the whole
   * value, e.g. when a complete phone number is pasted into a half-typed one.
   */
  readonly accept: (inserted: string, left: string, right: string) => MaskParts | null;
}

/** The digits of a text, in order. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/** A mask over plain digits; anything else that is typed or pasted is left out. */
export function createDigitMask(pattern: string): Mask {
  return { pattern, accept: (inserted, left, right) => ({ left, taken: digitsOf(inserted), right }) };
}

/** Number of digits that a mask holds. */
export function maskSlots(mask: Mask): number {
  return mask.pattern.split('#').length - 1;
}

/**
 * The text of a field that holds `chars`. The mask's own characters appear with the digit that follows them,
 * so an empty value is an empty text; characters beyond the mask are left out.
 */
export function fillMask(mask: Mask, chars: string): string {
  let text = '';
  let pending = '';
  let next = 0;
  for (const sign of mask.pattern) {
    if (next >= chars.length) break;
    if (sign !== '#') {
      pending += sign;
      continue;
    }
    text += pending + chars.charAt(next);
    pending = '';
    next += 1;
  }
  return text;
}

function readFilled(mask: Mask, text: string): string | null {
  if (text.length > mask.pattern.length) return null;
  let chars = '';
  for (let i = 0; i < text.length; i += 1) {
    const [sign, char] = [mask.pattern.charAt(i), text.charAt(i)];
    if (sign === '#' && char >= '0' && char <= '9') chars += char;
    else if (sign !== char || sign === '#') return null;
  }
  return chars;
}

/** The typed characters in a text: of a filled mask its digits without the mask's own, of any other text what the mask accepts. */
export function readMask(mask: Mask, text: string): string {
  const filled = readFilled(mask, text);
  if (filled !== null) return filled;
  return (mask.accept(text, '', '')?.taken ?? '').slice(0, maskSlots(mask));
}

/** How many typed characters stand before an index of a filled mask. */
export function charsBefore(mask: Mask, index: number): number {
  return mask.pattern.slice(0, index).split('#').length - 1;
}

/** Index in the filled mask right after its `count`-th typed character; before the first one for 0. */
export function caretAfter(mask: Mask, count: number): number {
  let index = mask.pattern.indexOf('#');
  for (let i = 1; i <= count; i += 1) {
    if (i > 1) index = mask.pattern.indexOf('#', index);
    index += 1;
  }
  return index;
}
