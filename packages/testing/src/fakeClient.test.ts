import { venueEntries } from '@telve/api';
import { describe, expect, it } from 'vitest';
import { page, refusal, venueRow } from './builders';
import { fakeClient, stub } from './fakeClient';

const { list, updateStatus } = venueEntries;

describe('fakeClient', () => {
  it('refuses a call that was not stubbed', async () => {
    await expect(fakeClient().call(list, {})).rejects.toThrow('venues.list was called but not stubbed');
  });

  it('answers with a value or from the input, and remembers the calls', async () => {
    const client = fakeClient([
      stub(list, ({ page: number = 1 }) => page([venueRow({ id: number })])),
      [updateStatus, true],
    ]);
    expect((await client.call(list, { page: 3 })).items[0]?.id).toBe(3);
    expect(await client.call(updateStatus, { venueId: 1, status: false })).toBe(true);
    expect(client.inputsOf(list)).toEqual([{ page: 3 }]);
    expect(client.calls.map(({ id }) => id)).toEqual(['venues.list', 'venues.updateStatus']);
  });

  it('rejects as the real one does: refusals and aborts', async () => {
    const client = fakeClient([stub(list, () => Promise.reject(refusal('venue_not_found', { status: 404 })))]);
    await expect(client.call(list, {})).rejects.toMatchObject({ status: 404, code: 'venue_not_found' });
    const controller = new AbortController();
    client.answer(list, () => new Promise(() => {}));
    const call = client.call(list, {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
