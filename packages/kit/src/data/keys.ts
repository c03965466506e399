import type { Entry, Tag } from '@telve/api';

/** Key of a cached read. It carries the tags, so that a write finds what it made stale across packages. */
export type ReadKey = readonly ['telve', id: string, tags: readonly Tag[], input: object, mark?: number];

/** The input without what the wire drops (undefined, null, empty text: GEN-09, D-15), so that equal calls share one key. */
export const compactInput = <Input>(input: Input): Input =>
  Object.fromEntries(
    Object.entries(input as object).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Input;

/** `mark` sets a read apart from all others of the same question. */
export const keyOf = (entry: Entry<never, unknown>, input: unknown, mark?: number): ReadKey => {
  const key = ['telve', entry.id, entry.reads ?? [], compactInput(input as object)] as const;
  return mark === undefined ? key : [...key, mark];
};

/** True for the key of a read. */
export const isRead = (key: unknown): boolean => Array.isArray(key) && key[0] === 'telve';

/** True for the key of a read that one of the tags makes stale. */
export const isTouched = (key: unknown, tags: readonly Tag[]): boolean =>
  isRead(key) && (key as unknown as ReadKey)[2].some((tag) => tags.includes(tag));
