import type { Role } from '@telve/api';
import { conflictWith, page, refusal } from '@telve/testing';

interface Stored {
  id: number;
  active: boolean;
  version: number;
}

/** Field and code of the refusal of a second record of the same title. */
interface Twice {
  field: string;
  code: string;
}

/** Records in memory, found, counted and refused as the server does. */
export const recordsOf = <Row extends Stored>(rows: readonly Row[], titleOf: (row: Row) => string, twice: Twice) => {
  let stored = rows;
  const find = (id: number): Row => {
    const found = stored.find((row) => row.id === id);
    if (!found) throw refusal('not_found', { status: 404 });
    return found;
  };
  const change = (id: number, part: Partial<Row>) => {
    const before = find(id);
    const after = { ...before, ...part, version: before.version + 1 };
    stored = stored.map((row) => (row.id === id ? after : row));
    return true as const;
  };
  const refuseTwice = (title: string, id?: number) => {
    if (!stored.some((row) => titleOf(row) === title && row.id !== id)) return;
    throw refusal(twice.code, { status: 409, fields: [{ field: twice.field, code: twice.code }] });
  };
  return {
    find,
    change,
    list: ({ page: number = 1, size = 10, search = '' }: { page?: number; size?: number; search?: string }) => {
      const found = stored.filter((row) => titleOf(row).toLocaleLowerCase('tr').includes(search));
      return page(found.slice((number - 1) * size, number * size), { totalCount: found.length, size });
    },
    /** Adds the record that `make` makes of its id, unless there is one of this title. */
    add: (title: string, make: (id: number) => Row): Row => {
      refuseTwice(title);
      const made = make(stored.length + 1);
      stored = [made, ...stored];
      return made;
    },
    /** Saves over the version that was read, unless another has the title. */
    update: (id: number, version: number | undefined, title: string, part: Partial<Row>) => {
      const before = find(id);
      if (version !== undefined && version !== before.version) throw conflictWith(before);
      refuseTwice(title, id);
      return change(id, part);
    },
  };
};

/** What a client over records in memory starts with. */
export interface RecordClientOptions<Row> {
  /** Default: the usual list. */
  rows?: readonly Row[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}
