import { conflictWith, page, refusal } from '@telve/testing';

interface Screen {
  id: number;
  ordering: number;
  version: number;
}

const conflict = () => refusal('conflict', { status: 409 });

/** Screens of an app in memory, listed, found, saved and counted as the server does. */
export const screensInMemory = <One extends Screen>(rows: readonly One[]) => {
  let stored = rows;
  const sorted = () => [...stored].sort((a, b) => a.ordering - b.ordering || a.id - b.id);
  const find = (id: number): One => {
    const found = stored.find((one) => one.id === id);
    if (!found) throw refusal('not_found', { status: 404 });
    return found;
  };
  const change = (id: number, part: Partial<One>): true => {
    const after = { ...find(id), ...part, version: find(id).version + 1 };
    stored = stored.map((one) => (one.id === id ? after : one));
    return true;
  };
  return {
    find,
    sorted,
    list: ({ page: number = 1, size = 10 }: { page?: number; size?: number }) =>
      page(sorted().slice((number - 1) * size, number * size), { totalCount: stored.length, size }),
    add: (made: One): One => {
      stored = [...stored, made];
      return made;
    },
    update: (id: number, version: number | undefined, part: Partial<One>): true => {
      if (version !== undefined && version !== find(id).version) throw conflictWith(find(id));
      return change(id, part);
    },
    reorder: (ids: readonly number[]): true => {
      const places = new Map(ids.map((id, index) => [id, index + 1]));
      if (places.size !== ids.length || ids.length !== stored.length) throw conflict();
      if (!stored.every(({ id }) => places.has(id))) throw conflict();
      for (const { id, ordering } of stored) {
        const place = places.get(id);
        // The version of a screen that stays where it is stays, too.
        if (place !== ordering) change(id, { ordering: place } as Partial<One>);
      }
      return true;
    },
    remove: (id: number): true => {
      find(id);
      stored = stored.filter((one) => one.id !== id);
      return true;
    },
  };
};
