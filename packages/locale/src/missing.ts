/** What stands in the place of a value that is not there. */
export const MISSING = '—';
