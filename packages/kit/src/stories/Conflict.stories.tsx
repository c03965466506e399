import { ConflictView } from '../conflict/ConflictView';
import type { StoredRecord } from '../conflict/types';
import { testClient } from '../testing/client';
import { Stage } from './Stage';

export default { title: 'ConflictView' };

interface Values {
  address: string;
  phone: string;
  open: boolean;
}

const labels = { address: 'Adres', phone: 'Yetkili telefonu', open: 'Açık' };
const base: Values = { address: 'Sakız Gülü Sok. No: 18', phone: '5419023300', open: true };
const stored: StoredRecord<Values> = {
  base,
  mine: { ...base, address: 'Sakız Gülü Sok. No: 18/A', open: false },
  theirs: { ...base, address: 'Sakız Gülü Sok. No: 18 (köşe dükkân)', phone: '5419023315' },
  readAt: '2026-11-27T15:39:00Z',
  version: 4,
  changedBy: 'Mert Karakoç',
  changedAt: '2026-11-27T15:46:00Z',
};

const view = (record: StoredRecord<Values> = stored, busy = false) => (
  <Stage make={() => testClient()}>
    <ConflictView
      options={{ toValues: (current) => current }}
      labels={labels}
      stored={record}
      busy={busy}
      onBack={() => {}}
      onMerged={() => {}}
    />
  </Stage>
);

export const BothChanged = () => view();

/** Nobody changed what the other did: there is nothing to choose. */
export const MergesItself = () => view({ ...stored, mine: { ...base, open: false } });

/** Who saved is not told. */
export const BySomebody = () => view({ ...stored, changedBy: null });
export const Saving = () => view({ ...stored, mine: { ...base, open: false } }, true);
export const Narrow = () => <div style={{ maxWidth: 320 }}>{view()}</div>;
