import { describe, expect, it } from 'vitest';
import { newPassword, sessions } from '../contract/auth';
import { list as timePeriods } from '../contract/time-periods';
import { updateStatus, list as venues } from '../contract/venues';
import { settled } from '../testing/manual-clock';
import { answer } from '../testing/memory-api';
import { createWorld, openPanel } from '../testing/open-panel';

const refreshPath = '/api/panel/auth/refresh-token';

const signedInPanel = (options?: Parameters<typeof createWorld>[0]) => {
  const world = createWorld(options);
  const panel = openPanel(world);
  panel.session.signIn(world.api.begin());
  return { ...world, ...panel };
};

describe('a 401 with a refresh token', () => {
  it('makes one refresh call for all waiting requests, with the stored token (SES-16, SES-19)', async () => {
    const { api, client, browser } = signedInPanel();
    const before = browser.values.get('refreshToken');
    api.expire();
    await Promise.all([client.call(venues, {}), client.call(timePeriods, {}), client.call(sessions, {})]);
    expect(api.to(refreshPath).map((request) => request.body)).toEqual([{ refreshToken: before }]);
  });

  it('stores the new tokens and sends the request again with them (SES-17, SES-20, SES-22)', async () => {
    const { api, client, browser } = signedInPanel();
    const before = { ...Object.fromEntries(browser.values) };
    api.expire();
    await expect(client.call(venues, {})).resolves.toBe(true);
    expect(browser.values.get('accessToken')).not.toBe(before['accessToken']);
    expect(browser.values.get('refreshToken')).not.toBe(before['refreshToken']);
    expect(api.to('/api/panel/venue/venue-list').at(-1)?.headers['Authorization']).toBe(
      `Bearer ${browser.values.get('accessToken')}`,
    );
  });

  it('changes nothing a page could see: the state keeps its identity (D-07)', async () => {
    const { api, client, session } = signedInPanel();
    const before = session.getState();
    api.expire();
    await client.call(venues, {});
    expect(session.getState()).toBe(before);
  });

  it('repeats an unsafe request with the same Idempotency-Key and says so (SES-22, D-07)', async () => {
    const { api, client, renewed } = signedInPanel();
    api.expire();
    await client.call(updateStatus, { venueId: 1, status: true });
    const keys = api.to('/api/panel/venue/update-status').map((request) => request.headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(renewed).toEqual([{ replayedUnsafe: true }]);
  });

  it('treats the GET that changes something as it treats a change (SES-22, AUTH-28, D-07)', async () => {
    const { api, client, renewed } = signedInPanel();
    api.expire();
    await client.call(newPassword, { email: 'a@b.co' });
    const keys = api.to('/api/panel/auth/new-password/a%40b.co').map((request) => request.headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(renewed).toEqual([{ replayedUnsafe: true }]);
  });

  it('tells the host once, after the last waiting request is through (SES-21)', async () => {
    const { api, client, renewed } = signedInPanel();
    const path = '/api/panel/coffeetimeperiod/list';
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.on(path, () => (api.to(path).length === 2 ? gate.then(() => undefined) : undefined));
    api.expire();
    const slow = client.call(timePeriods, {});
    await client.call(venues, {});
    expect(renewed).toEqual([]);
    release();
    await slow;
    expect(renewed).toEqual([{ replayedUnsafe: false }]);
  });

  it('is handled once per request: a second 401 ends the session without another refresh (SES-18)', async () => {
    const { api, client, session, browser } = signedInPanel();
    api.on('/api/panel/venue/venue-list', () => answer(401, null, 'unauthorized'));
    await expect(client.call(venues, {})).rejects.toMatchObject({ status: 401 });
    expect(api.to(refreshPath)).toHaveLength(1);
    expect(api.to('/api/panel/venue/venue-list')).toHaveLength(2);
    expect(session.getState()).toMatchObject({ status: 'signed-out', ended: 'expired' });
    expect(browser.values.size).toBe(0);
  });

  it('does not end the session when the refresh cannot reach the server', async () => {
    const { api, client, session, browser } = signedInPanel();
    api.expire();
    api.on(refreshPath, () => Promise.reject(new Error('offline')));
    await expect(client.call(venues, {})).rejects.toMatchObject({ status: 0, code: 'network' });
    expect(session.getState().status).toBe('signed-in');
    expect(browser.values.size).toBe(5);
    api.on(refreshPath, () => undefined);
    await expect(client.call(venues, {})).resolves.toBe(true);
  });

  it.each([429, 500, 502, 503])('does not end the session when the refresh is answered %i', async (status) => {
    const { api, client, session } = signedInPanel();
    api.expire();
    api.on(refreshPath, () => answer(status, null, 'internal_error'));
    await expect(client.call(venues, {})).rejects.toMatchObject({ status });
    expect(session.getState().status).toBe('signed-in');
  });

  it.each([401, 403, 404])(
    'does not end the session when a proxy answers the refresh with a page, %i',
    async (status) => {
      const { api, client, session, browser } = signedInPanel();
      api.expire();
      api.on(refreshPath, () => ({ ...answer(status, null), body: null }));
      await expect(client.call(venues, {})).rejects.toMatchObject({ status });
      expect(session.getState().status).toBe('signed-in');
      expect(browser.values.size).toBe(5);
    },
  );

  it.each([400, 401])('ends the session when the server itself refuses the refresh with %i', async (status) => {
    const { api, client, session } = signedInPanel();
    api.expire();
    api.on(refreshPath, () => answer(status, null, 'unauthorized'));
    await expect(client.call(venues, {})).rejects.toMatchObject({ status: 401 });
    expect(session.getState()).toMatchObject({ status: 'signed-out', ended: 'expired' });
  });

  it('lets go of a request that is aborted while it waits', async () => {
    const { api, client } = signedInPanel();
    api.expire();
    api.on(refreshPath, () => new Promise(() => {}));
    const controller = new AbortController();
    const call = client.call(venues, {}, { signal: controller.signal });
    await settled();
    controller.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });
});

describe('quiet renewal (D-07)', () => {
  it('renews a minute before the token ends, without a 401 and without telling the host', async () => {
    const { api, clock, renewed } = signedInPanel();
    await clock.pass(539_000);
    expect(api.to(refreshPath)).toHaveLength(0);
    await clock.pass(2_000);
    expect(api.to(refreshPath)).toHaveLength(1);
    expect(renewed).toEqual([]);
    await clock.pass(541_000);
    expect(api.to(refreshPath)).toHaveLength(2);
  });

  it('waits for the next sign of use in a tab that was left alone', async () => {
    const { api, clock, person } = signedInPanel();
    person.leave();
    await clock.pass(3_600_000);
    expect(api.to(refreshPath)).toHaveLength(0);
    person.comeBack();
    await settled();
    expect(api.to(refreshPath)).toHaveLength(1);
  });

  it.each([-3_600_000, 3_600_000])('is not misled by a clock that differs by %i ms', async (ahead) => {
    const { api, clock } = signedInPanel({ ahead });
    await clock.pass(530_000);
    expect(api.to(refreshPath)).toHaveLength(0);
    await clock.pass(20_000);
    expect(api.to(refreshPath)).toHaveLength(1);
  });

  it('tries again half a minute after it found no network, not at every sign of use', async () => {
    const { api, clock, session, person } = signedInPanel();
    api.on(refreshPath, () => Promise.reject(new Error('offline')));
    await clock.pass(541_000);
    person.comeBack();
    await settled();
    expect(api.to(refreshPath)).toHaveLength(1);
    await clock.pass(30_000);
    expect(api.to(refreshPath)).toHaveLength(2);
    expect(session.getState().status).toBe('signed-in');
  });

  it('never runs in a loop when tokens live shorter than the lead', async () => {
    const { api, clock } = signedInPanel({ life: 1000 });
    await clock.pass(60_000);
    expect(api.to(refreshPath).length).toBeLessThanOrEqual(3);
  });

  it('leaves no timer and no listener behind', () => {
    const { session, clock, person } = signedInPanel();
    session.dispose();
    expect(clock.pending()).toBe(0);
    expect(person.listeners()).toBe(0);
  });
});
