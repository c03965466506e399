/** A query as named texts in the order of arrival; nothing is merged, so that a name given twice stays visible. */
export interface Query {
  readonly entries: readonly (readonly [string, string])[];
}

/** More parameters than any call has: the rest is not read. */
const most = 100;

/** Reads the text after `?`. */
export const parseQuery = (text: string): Query => {
  const entries: [string, string][] = [];
  for (const entry of new URLSearchParams(text)) {
    if (entries.push(entry) >= most) break;
  }
  return { entries };
};
