import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Logs, startLogs } from '../../testing/activityLogs';
import { addMerchantUser } from '../../testing/fixtures';

let logs: Logs;
beforeAll(async () => {
  logs = await startLogs();
}, 60_000);
afterAll(() => logs.world.server.close());

describe('who may read an activity log, and what it hides', () => {
  it('holds no password, token, hash or network address, whatever was written down (GEN-17)', async () => {
    const { world, ask, note } = logs;
    const of = await addMerchantUser(world.server.db, { email: 'gizli@telve.example' });
    await note({
      entity: 'merchant_app_user',
      entityId: of,
      action: 'merchant_user_changed',
      before: { password_hash: 'secret-1', active: false },
      after: { password_hash: 'secret-2', token: 'secret-3', constructor: 'secret-4', active: true },
    });
    const { text, body } = await ask('merchant-user', of);
    expect(body.payload?.items[0]?.changes).toEqual([{ field: 'active', before: 'false', after: 'true' }]);
    for (const hidden of ['secret', '203.0.113.7', 'a-request', 'argon2']) expect(text).not.toContain(hidden);
  });

  it('of what is not there is 404 (GEN-17)', async () => {
    const { world, ask } = logs;
    for (const [subject, id] of [
      ['venue', 99_999_999],
      ['panel-user', 99_999_999],
      ['merchant-user', 99_999_999],
      ['actor', 99_999_999],
      ['company', 1],
      ['constructor', 1],
    ] as const) {
      expect([subject, (await ask(subject, id)).status]).toEqual([subject, 404]);
    }
    expect((await ask('venue', 'abc')).status).toBe(400);
    expect((await ask('venue', world.venues.kadikoy, 'kind=x')).status).toBe(400);
  });

  it('is read by PanelUser only, and reading it leaves no row (GEN-17)', async () => {
    const { world, ask } = logs;
    const rows = () => world.server.db.selectFrom('audit_log').select('id').execute();
    const before = (await rows()).length;
    for (const who of ['venue', 'branch', 'nowhere'] as const) {
      expect((await ask('venue', world.venues.kadikoy, '', who)).status).toBe(403);
    }
    expect((await ask('venue', world.venues.kadikoy)).status).toBe(200);
    expect((await rows()).length).toBe(before);
  });
});
