import { timePeriodEntries } from '@telve/api';
import { period, refuse, type TestClient, testClient } from '../testing/client';
import { PeriodForm, type PeriodFormProps } from '../testing/PeriodForm';
import { never, Stage } from './Stage';

export default { title: 'EntityForm' };

const { create, update } = timePeriodEntries;

const staged = (make: () => TestClient, props: PeriodFormProps = {}) => (
  <Stage make={make}>
    <div style={{ maxWidth: 720 }}>
      <PeriodForm {...props} />
    </div>
  </Stage>
);
const answering = (answer: () => boolean | Promise<boolean>) => staged(() => testClient().on(update, answer));

export const Edit = () => answering(() => true);

/** Without a version: a record that is not there yet. */
export const Add = () =>
  staged(() => testClient().on(create, () => period(2)), {
    entry: create as never,
    version: undefined,
    initial: { timePeriod: null, active: true, note: '' },
  });

/** Save: the button stays busy, and what is typed meanwhile stays too. */
export const Saving = () => answering(never);

/** Save: the server names the field. */
export const Faulty = () =>
  answering(() => refuse('validation_failed', { fields: [{ field: 'timePeriod', code: 'min', params: { min: 20 } }] }));

/** Save: a refusal without fields stands at the field it is about. */
export const Refused = () => answering(() => refuse('time_period_already_exists', { status: 409 }));

/** Save: a message, and the same save can be sent again. */
export const Failed = () => answering(() => refuse('network', { status: 0 }));

/** Change the minutes and save: somebody else has saved meanwhile. */
export const Conflict = () =>
  answering(() =>
    refuse('version_conflict', {
      status: 409,
      payload: { current: period(1, 40, { version: 2 }), changedBy: 'Mert Karakoç', changedAt: '2026-11-27T15:46:00Z' },
    }),
  );

export const Narrow = () => <div style={{ maxWidth: 320 }}>{answering(() => true)}</div>;
