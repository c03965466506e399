import { type TimePeriod, timePeriodEntries } from '@telve/api';
import { type FakeClient, fakeClient, stub, timePeriod } from '@telve/testing';
import { type RecordClientOptions, recordsOf } from './recordsOf';

/** Minutes of a usual list; the last is passive. */
export const samplePeriods: readonly TimePeriod[] = [5, 10, 15, 20, 30, 45].map((minutes, index) =>
  timePeriod({ id: index + 1, timePeriod: minutes, active: minutes !== 45 }),
);

/** A client over time periods in memory. */
export const timePeriodClient = ({ rows = samplePeriods, roles }: RecordClientOptions<TimePeriod> = {}): FakeClient => {
  const code = 'time_period_already_exists';
  const records = recordsOf(rows, (row) => String(row.timePeriod), { field: 'timePeriod', code });
  return fakeClient(
    [
      stub(timePeriodEntries.list, records.list),
      stub(timePeriodEntries.detail, ({ id }) => records.find(id)),
      stub(timePeriodEntries.create, (input) =>
        records.add(String(input.timePeriod), (id) => timePeriod({ ...input, id })),
      ),
      stub(timePeriodEntries.update, ({ id, version, ...input }) =>
        records.update(id, version, String(input.timePeriod), input),
      ),
    ],
    { roles },
  );
};
