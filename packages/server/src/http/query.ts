/** A query as named texts in the order of arrival; nothing is merged, so that a name given twice stays visible. */
export interface Query {
  readonly entries: readonly (readonly [string, string])[];
  /** True when there was more than any call has: the rest was not read. */
  readonly overfull: boolean;
}

/** More parameters than any call has. */
const most = 100;

/** Reads the text after `?`. */
export const parseQuery = (text: string): Query => {
  const entries: [string, string][] = [];
  for (const entry of new URLSearchParams(text)) {
    if (entries.length === most) return { entries, overfull: true };
    entries.push(entry);
  }
  return { entries, overfull: false };
};
