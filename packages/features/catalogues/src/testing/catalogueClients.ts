import { type CoffeeSize, coffeeSizeEntries, type MilkType, milkTypeEntries, type Role } from '@telve/api';
import { coffeeSize, conflictWith, type FakeClient, fakeClient, milkType, page, refusal, stub } from '@telve/testing';

/** The four milk types of a usual list; the last is passive. */
export const sampleMilk: readonly MilkType[] = [
  milkType(),
  milkType({ id: 2, milkType: 'Az yağlı', milkTypeCode: 'LowFat' }),
  milkType({ id: 3, milkType: 'Laktozsuz', milkTypeCode: 'LactoseFree' }),
  milkType({ id: 4, milkType: 'Sütsüz', milkTypeCode: 'WithoutMilk', active: false }),
];

/** The three coffee sizes of a usual list; the last is passive. */
export const sampleSizes: readonly CoffeeSize[] = ['Küçük', 'Orta', 'Büyük'].map((name, index) =>
  coffeeSize({ id: index + 1, coffeeSize: name, active: name !== 'Büyük' }),
);

interface Stored {
  id: number;
  active: boolean;
  version: number;
}

/** Records in memory, found, counted and switched as the server does. */
const recordsOf = <Row extends Stored>(rows: readonly Row[], titleOf: (row: Row) => string) => {
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
  return {
    find,
    change,
    list: ({ page: number = 1, size = 10, search = '' }: { page?: number; size?: number; search?: string }) => {
      const found = stored.filter((row) => titleOf(row).toLocaleLowerCase('tr').includes(search));
      return page(found.slice((number - 1) * size, number * size), { totalCount: found.length, size });
    },
    refuseTwice: (title: string, field: string, code: string, id?: number) => {
      if (!stored.some((row) => titleOf(row) === title && row.id !== id)) return;
      throw refusal(code, { status: 409, fields: [{ field, code }] });
    },
    refuseStale: (id: number, version: number | undefined) => {
      const before = find(id);
      if (version !== undefined && version !== before.version) throw conflictWith(before);
    },
    add: (row: Row) => {
      stored = [row, ...stored];
      return row;
    },
    next: () => stored.length + 1,
  };
};

export interface CatalogueClientOptions<Row> {
  /** Default: the usual list. */
  rows?: readonly Row[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

/** A client over milk types in memory. */
export const milkTypeClient = ({ rows = sampleMilk, roles }: CatalogueClientOptions<MilkType> = {}): FakeClient => {
  const records = recordsOf(rows, (row) => row.milkType);
  const taken = (title: string, id?: number) => records.refuseTwice(title, 'milkType', 'milk_type_already_exists', id);
  return fakeClient(
    [
      stub(milkTypeEntries.list, records.list),
      stub(milkTypeEntries.detail, ({ id }) => records.find(id)),
      stub(milkTypeEntries.create, (input) => {
        taken(input.milkType);
        return records.add(milkType({ ...input, id: records.next() }));
      }),
      stub(milkTypeEntries.update, ({ id, version, ...input }) => {
        records.refuseStale(id, version);
        taken(input.milkType, id);
        return records.change(id, input);
      }),
      stub(milkTypeEntries.setActive, ({ id, active }) => records.change(id, { active })),
    ],
    { roles },
  );
};

/** A client over coffee sizes in memory. */
export const coffeeSizeClient = ({
  rows = sampleSizes,
  roles,
}: CatalogueClientOptions<CoffeeSize> = {}): FakeClient => {
  const records = recordsOf(rows, (row) => row.coffeeSize);
  const taken = (title: string, id?: number) =>
    records.refuseTwice(title, 'coffeeSize', 'coffee_size_already_exists', id);
  return fakeClient(
    [
      stub(coffeeSizeEntries.list, records.list),
      stub(coffeeSizeEntries.detail, ({ id }) => records.find(id)),
      stub(coffeeSizeEntries.create, (input) => {
        taken(input.coffeeSize);
        return records.add(coffeeSize({ ...input, id: records.next() }));
      }),
      stub(coffeeSizeEntries.update, ({ id, version, ...input }) => {
        records.refuseStale(id, version);
        taken(input.coffeeSize, id);
        return records.change(id, input);
      }),
      stub(coffeeSizeEntries.setActive, ({ id, active }) => records.change(id, { active })),
    ],
    { roles },
  );
};
