import type { SessionRow } from '@telve/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testEngine } from '../../testing/database';
import { addAccount } from '../../testing/fixtures';
import { startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

let world: TwoCompanies;
beforeAll(async () => {
  world = await startTwoCompanies();
}, 60_000);
afterAll(() => world.server.close());

let turn = 0;
let email = '';
let id = 0;
beforeEach(async () => {
  turn += 1;
  email = `oturum${turn}@telve.example`;
  id = await addAccount(world.server.db, { email, role: 'PanelVenueUser', companyId: world.companies.own });
});

const base = '/api/panel/paneluser/panel-user-sessions';
const sessions = (of: number | string = id, token = world.tokens.admin) =>
  world.server.send<SessionRow[]>('GET', `${base}/${of}`, { token });
const rows = async (of = id, token = world.tokens.admin) => (await sessions(of, token)).body.payload ?? [];
const end = (sessionId: string, of = id, token = world.tokens.admin) =>
  world.server.send('DELETE', `${base}/${of}/${sessionId}`, { token });
const endAll = (of: number = id, token = world.tokens.admin) => world.server.send('DELETE', `${base}/${of}`, { token });
const mine = async (token: string) => (await world.server.send('GET', '/api/panel/auth/sessions', { token })).status;
const renew = async (refreshToken: string) =>
  (await world.server.send('POST', '/api/panel/auth/refresh-token', { body: { refreshToken } })).status;
const audit = (of = id) =>
  world.server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'new_values'])
    .where('entity', '=', 'panel_user')
    .where('entity_id', '=', String(of))
    .orderBy('id')
    .execute();
const idOf = async (of: string) =>
  (await world.server.db.selectFrom('panel_users').select('id').where('email', '=', of).executeTakeFirstOrThrow()).id;

describe('the sessions of a panel user', () => {
  it('are shown to staff, the last used first, without any token (GEN-17)', async () => {
    const first = await world.server.signIn(email);
    world.server.clock.advance(60_000);
    const second = await world.server.signIn(email);
    const shown = await sessions();
    expect(shown.body.payload).toEqual([
      {
        id: expect.any(String),
        device: expect.any(String),
        address: '127.0.0.1',
        createdAt: world.server.clock.now().toISOString(),
        lastSeenAt: world.server.clock.now().toISOString(),
        current: false,
      },
      expect.objectContaining({ current: false }),
    ]);
    for (const { accessToken, refreshToken } of [first, second]) {
      expect(shown.text).not.toContain(accessToken);
      expect(shown.text).not.toContain(refreshToken);
    }
  });

  it('mark the one that asks (GEN-17)', async () => {
    const admin = await idOf('admin@telve.example');
    expect((await rows(admin)).map(({ current }) => current)).toEqual([true]);
  });

  it('of an account that is not there are 404, as is ending them (GEN-17)', async () => {
    expect((await sessions(99_999_999)).status).toBe(404);
    expect((await endAll(99_999_999)).status).toBe(404);
    expect((await sessions('abc')).status).toBe(400);
  });

  it('belong to PanelUser: nobody else may see or end them, the own ones in this way neither (GEN-17)', async () => {
    const { accessToken } = await world.server.signIn(email);
    const [session] = await rows();
    const own = await idOf('venue@telve.example');
    expect((await sessions(own, world.tokens.venue)).status).toBe(403);
    expect((await end(session?.id ?? '', id, accessToken)).status).toBe(403);
    expect((await endAll(id, world.tokens.venue)).status).toBe(403);
    expect((await rows()).map((row) => row.id)).toEqual([session?.id]);
  });
});

describe('staff ends one session of an account', () => {
  it('and its tokens are dead at once, those of the other session alive (GEN-17)', async () => {
    const kept = await world.server.signIn(email);
    const keptId = (await rows())[0]?.id;
    const ended = await world.server.signIn(email);
    const endedId = (await rows()).find((row) => row.id !== keptId)?.id ?? '';
    expect((await end(endedId)).status).toBe(200);
    expect([await mine(ended.accessToken), await renew(ended.refreshToken)]).toEqual([401, 401]);
    expect([await mine(kept.accessToken), await renew(kept.refreshToken)]).toEqual([200, 200]);
    const actor_id = await idOf('admin@telve.example');
    expect(await audit()).toEqual([{ action: 'session_ended', actor_id, new_values: { sessionId: endedId } }]);
  });

  it('that is not the account’s, was ended before or is none: 404, and nothing ends (GEN-17)', async () => {
    await world.server.signIn(email);
    const ended = (await rows())[0]?.id ?? '';
    await end(ended);
    const tokens = await world.server.signIn(email);
    const live = (await rows())[0]?.id ?? '';
    const other = await idOf('venue@telve.example');
    const answers = [
      await end(live, other),
      await end(ended),
      await end('00000000-0000-4000-8000-000000000000'),
      await end('x'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await mine(tokens.accessToken)).toBe(200);
    expect((await audit()).length).toBe(1);
  });
});

/** True when somebody waits behind somebody who waits for a locked row. */
const twoWait = async () => {
  const second = sql`
    select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'tuple' and not granted`;
  return (await second.execute(world.server.db)).rows.length > 0;
};

it('ends a session once when two ask at the same moment (GEN-17)', async () => {
  await world.server.signIn(email);
  const sessionId = (await rows())[0]?.id ?? '';
  const asked = await world.server.db.transaction().execute(async (trx) => {
    await trx.selectFrom('sessions').select('id').where('id', '=', sessionId).forUpdate().execute();
    const both = [end(sessionId), end(sessionId)];
    // The embedded engine takes one transaction after the other: there both wait for this one already.
    if (testEngine() === 'postgres') await vi.waitFor(async () => expect(await twoWait()).toBe(true));
    return both;
  });
  expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await audit()).length).toBe(1);
});

describe('staff ends every session of an account', () => {
  it('and all tokens are dead at once; a new sign-in works (GEN-17)', async () => {
    const open = [await world.server.signIn(email), await world.server.signIn(email)];
    expect((await endAll()).status).toBe(200);
    for (const { accessToken, refreshToken } of open) {
      expect([await mine(accessToken), await renew(refreshToken)]).toEqual([401, 401]);
    }
    expect(await rows()).toEqual([]);
    expect(await mine((await world.server.signIn(email)).accessToken)).toBe(200);
    expect((await audit()).map(({ action }) => action)).toEqual(['sessions_ended']);
    expect(await mine(world.tokens.venue)).toBe(200);
  });

  it('and leaves no row where none was open (GEN-17)', async () => {
    expect((await endAll()).status).toBe(200);
    expect(await audit()).toEqual([]);
  });

  it('keeps the one that asks when the account is the own (GEN-17)', async () => {
    const admin = await idOf('admin@telve.example');
    const second = await world.server.signIn('admin@telve.example');
    expect((await endAll(admin)).status).toBe(200);
    expect([await mine(second.accessToken), await mine(world.tokens.admin)]).toEqual([401, 200]);
    expect((await rows(admin)).map(({ current }) => current)).toEqual([true]);
  });
});
