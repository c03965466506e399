import type { PageInput } from '@telve/api';
import { sharedReads } from '../db/shared';
import type { Caller } from '../http/call';
import { createCountMemory, questionOf } from './counts';
import { windowOf } from './page';

/** How a list is read. */
export interface PagedSource<Row> {
  /** Rows in all. */
  count(): Promise<number>;
  select(offset: number, limit: number): Promise<Row[]>;
}

/** Rows of one page, and what `pageOf` needs besides. */
export interface ReadPage<Row> {
  rows: Row[];
  totalCount: number;
  limit: number;
}

/** Reads a large list for a crowd. */
export interface PagedReads<Row> {
  read(input: PageInput, caller: Caller, source: PagedSource<Row>): Promise<ReadPage<Row>>;
  /** After a change. */
  changed(): void;
}

/**
 * One list's reads: a large total is believed for a moment, and who asks for the same page at the same time shares one
 * read of it. Two callers share only what the scope of both shows.
 */
export const createPagedReads = <Row>(): PagedReads<Row> => {
  const counts = createCountMemory();
  const pages = sharedReads<Row[]>();
  return {
    read: async (input, caller, { count, select }) => {
      const { offset, limit } = windowOf(input);
      const totalCount = await counts.of(input, caller, count);
      // Nothing is read for a page past the end, however far.
      const rows =
        offset < totalCount
          ? await pages.read(questionOf({ ...input, offset, limit }, caller), () => select(offset, limit))
          : [];
      return { rows, totalCount, limit };
    },
    changed: () => {
      counts.forget();
      pages.changed();
    },
  };
};
