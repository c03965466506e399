import { type CoffeeSize, coffeeSizeEntries, type MilkType, milkTypeEntries } from '@telve/api';
import { coffeeSize, type FakeClient, fakeClient, milkType, stub } from '@telve/testing';
import { type RecordClientOptions, recordsOf } from './recordsOf';

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

/** A client over milk types in memory. */
export const milkTypeClient = ({ rows = sampleMilk, roles }: RecordClientOptions<MilkType> = {}): FakeClient => {
  const records = recordsOf(rows, (row) => row.milkType, { field: 'milkType', code: 'milk_type_already_exists' });
  return fakeClient(
    [
      stub(milkTypeEntries.list, records.list),
      stub(milkTypeEntries.detail, ({ id }) => records.find(id)),
      stub(milkTypeEntries.create, (input) => records.add(input.milkType, (id) => milkType({ ...input, id }))),
      stub(milkTypeEntries.update, ({ id, version, ...input }) => records.update(id, version, input.milkType, input)),
      stub(milkTypeEntries.setActive, ({ id, active }) => records.change(id, { active })),
    ],
    { roles },
  );
};

/** A client over coffee sizes in memory. */
export const coffeeSizeClient = ({ rows = sampleSizes, roles }: RecordClientOptions<CoffeeSize> = {}): FakeClient => {
  const records = recordsOf(rows, (row) => row.coffeeSize, { field: 'coffeeSize', code: 'coffee_size_already_exists' });
  return fakeClient(
    [
      stub(coffeeSizeEntries.list, records.list),
      stub(coffeeSizeEntries.detail, ({ id }) => records.find(id)),
      stub(coffeeSizeEntries.create, (input) => records.add(input.coffeeSize, (id) => coffeeSize({ ...input, id }))),
      stub(coffeeSizeEntries.update, ({ id, version, ...input }) =>
        records.update(id, version, input.coffeeSize, input),
      ),
      stub(coffeeSizeEntries.setActive, ({ id, active }) => records.change(id, { active })),
    ],
    { roles },
  );
};
