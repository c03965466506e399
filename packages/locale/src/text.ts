const BREAKS = /\r\n?|[\u2028\u2029\u0085]/g;
// Controls except tab and line feed, format characters (zero-width, bidi, tags) except the joiner, lone surrogates.
const UNWANTED = /[\p{Cf}\p{Cs}\p{Cc}]/gu;
const JOINER = /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})|\u200D/gu;

/**
 * Hygiene for text that people typed or pasted: NFC, line ends as `\n`, no control, zero-width or
 * bidirectional-control characters, no half surrogates. The joiner stays inside emoji, where it is visible.
 * Spaces are left alone; see {@link cleanLine}.
 */
export function cleanText(text: string): string {
  return text
    .replace(BREAKS, '\n')
    .replace(UNWANTED, (char) => (char === '\n' || char === '\t' || char === '\u200D' ? char : ''))
    .replace(JOINER, (match, before: string | undefined) => (before ? match : ''))
    .normalize('NFC');
}

/** {@link cleanText} for one line (names, titles): every run of white space is one space, none at the ends. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
