import { useCallback, useMemo, useState } from 'react';
import type { ReorderKey } from '../display/reorder/context';
import { Reorder } from '../display/reorder/Reorder';
import { ReorderButtons } from '../display/reorder/ReorderButtons';
import { ReorderHandle } from '../display/reorder/ReorderHandle';
import { CellActions, CellMain } from '../display/table/cells';
import type { Column } from '../display/table/columns';
import { DataTable } from '../display/table/DataTable';

interface Step {
  id: number;
  name: string;
}

const names = ['Öğütme', 'Demleme', 'Süt köpürtme', 'Sunum'];
const steps: readonly Step[] = names.map((name, index) => ({ id: index + 1, name }));

const columns = (order: readonly number[]): readonly Column<Step>[] => [
  { id: 'place', header: 'Sıra', cell: ({ id }) => <ReorderHandle itemKey={id} place={order.indexOf(id) + 1} /> },
  { id: 'name', header: 'Adım', role: 'identity', cell: ({ name }) => <CellMain name={name} /> },
  {
    id: 'actions',
    header: 'İşlemler',
    role: 'actions',
    cell: ({ id }) => (
      <CellActions>
        <ReorderButtons itemKey={id} />
      </CellActions>
    ),
  },
];

const keyOf = ({ id }: Step) => id;
const nameOf = (key: ReorderKey) => names[Number(key) - 1] ?? '';

/** Four steps of a preparation that can be put in order, for tests and stories. */
export function OrderedSteps({ onReorder }: { onReorder?: (keys: ReorderKey[]) => void }) {
  const [order, setOrder] = useState<readonly number[]>(() => steps.map(keyOf));
  const store = useCallback(
    (keys: ReorderKey[]) => {
      setOrder(keys as number[]);
      onReorder?.(keys);
    },
    [onReorder],
  );
  const rows = useMemo(() => order.map((id) => steps[id - 1] as Step), [order]);
  const shown = useMemo(() => columns(order), [order]);
  return (
    <Reorder keys={order} nameOf={nameOf} onReorder={store}>
      <DataTable caption="Hazırlama adımları" columns={shown} rows={rows} rowKey={keyOf} status="ready" />
    </Reorder>
  );
}
