import {
  type ApiError,
  type Choice,
  type CoffeeOption,
  type CoffeeSizeOption,
  type MilkTypeOption,
  venueEditorEntries,
} from '@telve/api';
import { useQuery } from '@telve/kit';
import { useMemo } from 'react';

/** What the editor chooses from. */
export interface EditorChoices {
  coffees: readonly CoffeeOption[];
  sizes: readonly CoffeeSizeOption[];
  milks: readonly MilkTypeOption[];
  resources: readonly Choice[];
}

const all = {};

/** Coffees, sizes, milk types and store features (VEN-80, VEN-131 to VEN-134): the form is there when all of them are. */
export const useEditorChoices = (): {
  data: EditorChoices | undefined;
  error: ApiError | undefined;
  reload: () => Promise<void>;
} => {
  const coffees = useQuery(venueEditorEntries.coffeeOptions, all);
  const sizes = useQuery(venueEditorEntries.coffeeSizes, all);
  const milks = useQuery(venueEditorEntries.milkTypes, all);
  const resources = useQuery(venueEditorEntries.resources, all);
  const queries = [coffees, sizes, milks, resources];
  const data = useMemo(
    () =>
      coffees.data && sizes.data && milks.data && resources.data
        ? { coffees: coffees.data, sizes: sizes.data, milks: milks.data, resources: resources.data }
        : undefined,
    [coffees.data, sizes.data, milks.data, resources.data],
  );
  return {
    data,
    error: data ? undefined : queries.find(({ error }) => error)?.error,
    reload: async () => {
      await Promise.all(queries.flatMap(({ data: read, reload }) => (read === undefined ? [reload()] : [])));
    },
  };
};
