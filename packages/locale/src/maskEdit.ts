import { caretAfter, charsBefore, fillMask, type Mask, type MaskParts, maskSlots, readMask } from './mask';

/** Text and caret of an input: `caret` is its selectionStart. */
export interface MaskState {
  readonly text: string;
  readonly caret: number;
}

/** What the input shows after an edit. */
export interface MaskEdit extends MaskState {
  /** The typed characters without the mask, e.g. ten digits. */
  readonly chars: string;
  /** True when something that came in found no room or is another kind of number: nothing that stood there was lost for it. */
  readonly refused: boolean;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
}

function within(caret: number, text: string): number {
  return Math.min(Math.max(caret, 0), text.length);
}

function changeOf(old: string, after: MaskState): Change {
  const caret = within(after.caret, after.text);
  const tail = after.text.slice(caret);
  // Autofill sets the value without a caret to trust: then everything is new.
  if (!old.endsWith(tail)) return { start: 0, end: old.length, inserted: after.text };
  const end = old.length - tail.length;
  const head = after.text.slice(0, caret);
  let start = 0;
  while (start < end && start < head.length && old[start] === head[start]) start += 1;
  return { start, end, inserted: head.slice(start) };
}

function withoutNeighbour({ left, right }: MaskParts, forward: boolean): MaskParts {
  return forward ? { left, taken: '', right: right.slice(1) } : { left: left.slice(0, -1), taken: '', right };
}

function settle(mask: Mask, { left, taken, right }: MaskParts): MaskEdit {
  const room = Math.max(0, maskSlots(mask) - left.length - right.length);
  const fitting = taken.slice(0, room);
  const chars = left + fitting + right;
  const text = fillMask(mask, chars);
  const caret = text === '' ? 0 : caretAfter(mask, left.length + fitting.length);
  return { text, caret, chars, refused: fitting.length < taken.length };
}

/**
 * What a masked input shows after the browser has applied an edit. Works from the difference of two texts,
 * not from key events: typing, deleting, pasting, autofill, drag and drop, composition (call it when the
 * composition ends) and keyboards that report no keys all take the same way. The caret stays by the edited
 * digit; no digit is lost or swapped; deleting one of the mask's own characters deletes the digit next to it.
 *
 * @param before the filled text that the input showed, and its selectionStart before the edit
 * @param after the raw text that the input holds now, and its selectionStart
 */
export function editMask(mask: Mask, before: MaskState, after: MaskState): MaskEdit {
  const old = fillMask(mask, readMask(mask, before.text));
  const chars = readMask(mask, old);
  const { start, end, inserted } = changeOf(old, after);
  const left = chars.slice(0, charsBefore(mask, start));
  const right = chars.slice(charsBefore(mask, end));
  if (inserted === '') {
    const kept = { left, taken: '', right };
    const onlyMask = start < end && left.length + right.length === chars.length;
    return settle(mask, onlyMask ? withoutNeighbour(kept, before.caret === start) : kept);
  }
  const parts = mask.accept(inserted, left, right);
  return parts ? settle(mask, parts) : { text: old, caret: within(before.caret, old), chars, refused: true };
}
