/** What a number format shows. `elapsed` counts hours beyond the day. */
export type NumberKind = 'number' | 'day' | 'dayTime' | 'time' | 'elapsed';

const kinds = new Map<string, NumberKind>();

function classify(format: string): NumberKind {
  // The part for positive numbers, without literal text, escapes, colours, conditions and locale marks.
  const [positive = ''] = format.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  const elapsed = /\[(h+|m+|s+)\]/i.test(positive);
  const letters = positive
    .replace(/\[[^\]]*\]/g, '')
    .replace(/general|am\/pm|a\/p/gi, '')
    .toLowerCase();
  if (elapsed) return 'elapsed';
  const day = /[dy]/.test(letters) || /m{3,}/.test(letters);
  const time = /[hs]/.test(letters);
  if (day) return time ? 'dayTime' : 'day';
  if (time) return 'time';
  return /^[^0#?e]*m[^0#?e]*$/.test(letters) ? 'day' : 'number';
}

/** What cells of a number format hold. */
export function numberKind(format: string): NumberKind {
  const known = kinds.get(format);
  if (known) return known;
  const kind = classify(format);
  if (kinds.size > 1_000) kinds.clear();
  kinds.set(format, kind);
  return kind;
}
