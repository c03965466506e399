import { graphemes } from '@telve/locale';

/** Width of a text in CSS pixels. */
export type Measure = (text: string) => number;

const ELLIPSIS = '…';

/**
 * The longest beginning that fits into `width` CSS pixels, with an ellipsis; a text that fits comes back as it is. Cuts between
 * letters as a reader counts them.
 */
export const fitText = (text: string, width: number, measure: Measure): string => {
  if (measure(text) <= width) return text;
  const letters = graphemes(text.normalize('NFC'));
  let [low, high] = [0, letters.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(letters.slice(0, middle).join('').trimEnd() + ELLIPSIS) <= width) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? ELLIPSIS : letters.slice(0, low).join('').trimEnd() + ELLIPSIS;
};

/** Every how many-th label an axis shows, so that none touches its neighbour. Widths in CSS pixels. */
export const labelEvery = (widest: number, band: number, gap = 8): number =>
  band <= 0 ? 1 : Math.max(1, Math.ceil((widest + gap) / band));
