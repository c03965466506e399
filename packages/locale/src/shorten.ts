import { graphemes } from './graphemes';

const ELLIPSIS = '…';
const MAX_EXTENSION = 10;

/**
 * The first `max` characters (as a reader counts them) and an ellipsis; a text that fits comes back as it is.
 *
 * @param max characters that stay in front of the ellipsis, e.g. 50 in the merchant campaign list (MCAMP).
 */
export function shortenText(text: string, max: number): string {
  if (text.length <= max) return text;
  const chars = graphemes(text);
  if (chars.length <= max) return text;
  return `${chars.slice(0, max).join('').trimEnd()}${ELLIPSIS}`;
}

function splitExtension(name: string): [base: string, extension: string] {
  const dot = name.lastIndexOf('.');
  const length = name.length - dot - 1;
  if (dot <= 0 || length === 0 || length > MAX_EXTENSION) return [name, ''];
  return [name.slice(0, dot), name.slice(dot)];
}

/**
 * A file name cut in the middle, with its extension and the end of its name visible:
 * `Vergi Levhas…i 2026.pdf`. Never cuts through a letter, whatever its normal form.
 *
 * @param max greatest number of characters of the result, extension and ellipsis included.
 */
export function shortenFileName(name: string, max: number): string {
  const composed = name.normalize('NFC');
  const chars = graphemes(composed);
  if (chars.length <= max) return composed;
  const [base, extension] = splitExtension(composed);
  const letters = graphemes(base);
  const room = Math.max(2, max - graphemes(extension).length - 1);
  const head = Math.ceil(room / 2);
  const tail = room - head;
  return `${letters.slice(0, head).join('')}${ELLIPSIS}${letters.slice(-tail).join('')}${extension}`;
}
