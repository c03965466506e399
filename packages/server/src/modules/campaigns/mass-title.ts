import { limits } from '@telve/api';

const segmenter = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** A text within so many UTF-16 units, which is what a title is limited by; cut between letters as a reader sees them. */
const fitted = (text: string, max: number): string => {
  if (text.length <= max) return text;
  let cut = '';
  for (const { segment } of segmenter.segment(text)) {
    if (cut.length + segment.length >= max) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
};

/** The title of a company's campaign, by which it is told from its siblings; the given title gives way where both are long. */
export const massTitle = (title: string, company: string): string => {
  const ending = ` · ${fitted(company, Math.floor(limits.text / 2))}`;
  return fitted(title, limits.text - ending.length) + ending;
};
