import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Logs, startLogs } from '../../testing/activityLogs';

let logs: Logs;
beforeAll(async () => {
  logs = await startLogs();
}, 60_000);
afterAll(() => logs.world.server.close());

const renew = (refreshToken: string) =>
  logs.world.server.send<{ refreshToken: string }>('POST', '/api/panel/auth/refresh-token', { body: { refreshToken } });
const sessionIdOf = (accessToken: string): string =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
/** What a log tells of sessions, without ids and times. */
const told = async (subject: string, id: number) => {
  const { text, body } = await logs.ask(subject, id, 'kind=session');
  const rows = body.payload?.items.map(({ action, actorId, entity, entityName, changes }) => ({
    action,
    actorId,
    entity,
    entityName,
    changes,
  }));
  return { text, rows };
};

describe('the log of an account tells of its sessions', () => {
  it('the end of one of its own devices, without the session’s id (GEN-17)', async () => {
    const { world, second } = logs;
    const ended = sessionIdOf((await world.server.signIn('second@telve.example')).accessToken);
    const { accessToken } = await world.server.signIn('second@telve.example');
    const { status } = await world.server.send('DELETE', `/api/panel/auth/sessions/${ended}`, { token: accessToken });
    expect(status).toBe(200);
    const row = {
      action: 'session_ended',
      actorId: second,
      entity: 'panel_user',
      entityName: 'Çağla Işık',
      changes: [],
    };
    for (const subject of ['panel-user', 'actor']) {
      const { text, rows } = await told(subject, second);
      expect([subject, rows]).toEqual([subject, [row]]);
      expect(text).not.toContain(ended);
    }
  });

  it('a replaced token that came back, as something nobody signed in has done (GEN-17, SES-16)', async () => {
    const { world, admin } = logs;
    const { refreshToken } = await world.server.signIn('admin@telve.example');
    await renew(refreshToken);
    world.server.clock.advance(11_000);
    expect((await renew(refreshToken)).status).toBe(401);
    expect((await told('panel-user', admin)).rows).toEqual([
      { action: 'refresh_reuse', actorId: null, entity: 'panel_user', entityName: 'İpek Işık', changes: [] },
    ]);
  });
});
