import type { Entry } from '../contract/entry';

const part = /\{(\w+)(\??)\}/g;

/** Names in a path template, in order: `/a/{id}` -> `['id']`. */
export const pathNames = (path: string): string[] => [...path.matchAll(part)].map((match) => match[1] as string);

/**
 * Fills a path template, each value percent-encoded. A missing optional part leaves with its slash.
 * Throws for a missing part that is not optional and for `.` and `..`: faults of the caller.
 */
export const fillPath = (entry: Pick<Entry, 'id' | 'path'>, input: Record<string, unknown>): string =>
  entry.path.replace(/\/\{(\w+)(\??)\}/g, (_match, name: string, optional: string) => {
    const value = input[name];
    if (value === undefined || value === null || value === '') {
      if (optional) return '';
      throw new Error(`The call ${entry.id} needs ${name}`);
    }
    const text = String(value);
    // A browser folds these away, encoded or not: another call would be made.
    if (text === '.' || text === '..') throw new Error(`The call ${entry.id} cannot carry ${text} as ${name}`);
    return `/${encodeURIComponent(text)}`;
  });
