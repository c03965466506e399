import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../db/types/handle';
import { deriveKeys } from '../../security/keys';
import { openTestDatabase } from '../../testing/database';
import { dumpRows } from '../../testing/erasure';
import { addAccount, addMerchantUser } from '../../testing/fixtures';
import { addEndUser, addPlan, subscribed } from '../../testing/members';
import { addApplication } from '../../testing/merchantApplications';
import { type ErasureServices, erasePerson } from './erase';
import type { Named } from './person';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());

const images = { read: async () => undefined, write: async () => {}, remove: async () => {}, list: async () => [] };
const services: ErasureServices = {
  key: deriveKeys('a secret of the tests that is long enough for everybody').erasure,
  documents: { drop: async () => {} },
  images,
};
const erase = (named: Named, reason = 'Talep') =>
  erasePerson(handle.db, services, { named, doneBy: 'operator', reason, now: new Date('2026-03-09T10:00:00Z') });

describe('a person is not erased', () => {
  it.each<[string, () => Promise<Named>, string, string?]>([
    [
      'while an account of the panel works',
      async () => {
        await addAccount(handle.db, { email: 'aktif@telve.example', role: 'PanelUser' });
        return { kind: 'account', email: 'aktif@telve.example' };
      },
      'active_account',
    ],
    [
      'while an account of the merchant app under the same e-mail works',
      async () => {
        await addMerchantUser(handle.db, { email: 'barista@telve.example', active: true });
        return { kind: 'member', id: await addEndUser(handle.db, { email: 'Barista@telve.example' }) };
      },
      'active_account',
    ],
    [
      'while a subscription runs, which nobody could cancel any more',
      async () => {
        const having = subscribed(await addPlan(handle.db), '2026-01-05T09:00:00Z');
        return { kind: 'member', id: await addEndUser(handle.db, { email: 'abone@posta.example', ...having }) };
      },
      'active_subscription',
    ],
    [
      'while an application is not decided',
      async () => ({
        kind: 'application',
        id: await addApplication(handle.db, { email: 'acik@telve.example', status: 'PendingApproval' }),
      }),
      'open_application',
    ],
    [
      'with a reason that names the person, because it is kept',
      async () => ({ kind: 'member', id: await addEndUser(handle.db, { email: 'adli@posta.example' }) }),
      'named_in_reason',
      'ZEYNEP ÜNLÜTÜRK istedi',
    ],
  ])('%s, and nothing changes', async (_what, add, code, reason) => {
    const named = await add();
    const before = await dumpRows(handle.db);
    await expect(erase(named, reason)).rejects.toMatchObject({ obstacle: { code } });
    expect(await dumpRows(handle.db)).toBe(before);
  });

  it('who is not there', async () => {
    expect(await erase({ kind: 'member', id: 9_999_999 })).toBeUndefined();
    expect(await erase({ kind: 'application', id: 9_999_999 })).toBeUndefined();
    expect(await erase({ kind: 'account', email: 'kimse@telve.example' })).toBeUndefined();
  });
});

it('a passive account is erased by its e-mail, and what it did stays without a name', async () => {
  const id = await addAccount(handle.db, { email: 'eski@telve.example', role: 'PanelUser', active: false });
  const done = { action: 'venue_changed', actor_id: id, address: '203.0.113.4', entity: 'venue', entity_id: '1' };
  await handle.db.insertInto('audit_log').values(done).execute();
  expect(await erase({ kind: 'account', email: 'ESKI@telve.example' })).toMatchObject({
    counts: { panelUsers: 1, auditRows: 1 },
  });
  const rows = handle.db.selectFrom('audit_log').select(['actor_id', 'address']).where('actor_id', '=', id);
  expect(await rows.execute()).toEqual([{ actor_id: id, address: null }]);
  const account = handle.db.selectFrom('panel_users').selectAll().where('id', '=', id);
  expect(await account.executeTakeFirst()).toMatchObject({
    ...{ first_name: 'Silinmiş', last_name: 'kullanıcı', active: false, password_hash: null, search: '' },
    email: `silinmis-panel-${id}@telve.invalid`,
  });
});
