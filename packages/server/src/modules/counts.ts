import type { PageInput } from '@telve/api';
import type { Caller } from '../http/call';
import { seesAllVenues } from './scope';

/** Milliseconds a large count is believed. */
const life = 1000;
/** Counts up to this many rows cost next to nothing and are never remembered. */
const small = 1000;
/** Questions remembered at once. */
const most = 500;

/** Remembers large totals for a moment: hundreds of readers of one list must not count it hundreds of times a second. */
export interface CountMemory {
  of(input: PageInput, caller: Caller, count: () => Promise<number>): Promise<number>;
  /** After a change. */
  forget(): void;
}

interface Remembered {
  count: Promise<number>;
  until: number;
}

/** What makes two readers of one list ask the same: the scope (D-09) and the named values. */
export const questionOf = (values: object, caller: Caller): string =>
  JSON.stringify([
    seesAllVenues(caller) ? null : [caller.companyId, caller.venueId],
    Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/** @param time milliseconds that only grow */
export const createCountMemory = (time: () => number = () => performance.now()): CountMemory => {
  const remembered = new Map<string, Remembered>();

  const ask = (question: string, count: () => Promise<number>): Promise<number> => {
    // Readers that come while a count runs share it; it is believed on only when it is large.
    const entry: Remembered = { count: count(), until: Number.POSITIVE_INFINITY };
    remembered.set(question, entry);
    const settle = (keep: boolean) => {
      if (keep) entry.until = time() + life;
      else if (remembered.get(question) === entry) remembered.delete(question);
    };
    entry.count.then(
      (found) => settle(found > small),
      () => settle(false),
    );
    return entry.count;
  };

  return {
    of: ({ page: _page, size: _size, ...filters }, caller, count) => {
      const question = questionOf(filters, caller);
      const known = remembered.get(question);
      if (known && known.until > time()) return known.count;
      if (remembered.size >= most) remembered.clear();
      return ask(question, count);
    },
    forget: () => remembered.clear(),
  };
};
