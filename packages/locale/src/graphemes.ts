let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as a reader counts them: a letter with its marks or an emoji sequence is one. */
export function graphemes(text: string): string[] {
  // Firefox before 125 has no Segmenter; composed code points are then the closest thing.
  if (typeof Intl.Segmenter !== 'function') return Array.from(text.normalize('NFC'));
  segmenter ??= new Intl.Segmenter('tr', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), (part) => part.segment);
}
