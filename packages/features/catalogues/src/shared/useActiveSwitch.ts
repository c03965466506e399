import type { Done, Entry } from '@telve/api';
import { type List, type RowSwitchProps, useRowSwitch } from '@telve/kit';

interface Switchable {
  id: number;
  active: boolean;
}

/** The active switch of a row over a call of its own, which carries no version: the last switch wins (D-91). */
export const useActiveSwitch = <Row extends Switchable>(
  list: List<Row>,
  entry: Entry<{ id: number; active: boolean }, Done>,
  label: (row: Row) => string,
): ((row: Row) => RowSwitchProps) =>
  useRowSwitch({
    list,
    entry,
    checked: ({ active }) => active,
    label,
    toInput: ({ id }, active) => ({ id, active }),
    patch: (_, active) => ({ active }) as Partial<Row>,
  });
