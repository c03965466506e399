import { describe, expect, it } from 'vitest';
import type { Client } from '../client/client';
import { sessions } from '../contract/auth';
import { list as timePeriods } from '../contract/time-periods';
import { updateStatus, list as venues } from '../contract/venues';
import { settled } from '../testing/manual-clock';
import { answer } from '../testing/memory-api';
import { createWorld, openPanel } from '../testing/open-panel';
import { makeToken, signedIn } from '../testing/tokens';

const logoutPath = '/api/panel/auth/logout';
const refreshPath = '/api/panel/auth/refresh-token';
const venueList = '/api/panel/venue/venue-list';

const signedInPanel = () => {
  const world = createWorld();
  const panel = openPanel(world);
  const start = world.api.begin();
  panel.session.signIn(start);
  return { ...world, ...panel, start };
};

describe('the kept values', () => {
  it('are exactly five, the roles as a JSON array (SES-11, SES-12, SES-13, SES-14, SES-15)', () => {
    const { browser, start } = signedInPanel();
    expect(Object.fromEntries(browser.values)).toEqual({
      accessToken: start.accessToken,
      refreshToken: start.refreshToken,
      nameSurname: 'Deniz Kara',
      email: 'deniz@telve.example',
      userRoles: '["PanelUser"]',
    });
  });

  it('give the user of a reloaded page, the roles from the stored list (SES-09)', () => {
    const world = signedInPanel();
    world.browser.values.set('userRoles', '["PanelReportUser"]');
    const { session } = openPanel(world);
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: '7', nameSurname: 'Deniz Kara' } });
    expect(session.roles).toEqual(['PanelReportUser']);
  });

  it('mean signed in as soon as there is an access token (SES-10)', () => {
    const world = createWorld();
    world.browser.values.set('accessToken', makeToken({ id: 'a1', roleName: ['PanelVenueUser', 'Root'] }));
    const { session } = openPanel(world);
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: 'a1', roles: ['PanelVenueUser'] } });
  });

  it('hold a role given as text and one given as a list alike (D-05)', () => {
    const world = createWorld();
    const { session } = openPanel(world);
    session.signIn(world.api.begin(7, ['PanelUser', 'PanelReportUser']));
    expect(session.roles).toEqual(['PanelUser', 'PanelReportUser']);
  });
});

describe('the end of a session', () => {
  it('after a refused refresh clears all five values (SES-23, D-06)', async () => {
    const { api, client, session, browser } = signedInPanel();
    api.expire();
    api.revokeAll();
    await expect(client.call(venues, {})).rejects.toMatchObject({ status: 401 });
    expect(browser.values.size).toBe(0);
    expect(session.getState()).toMatchObject({ status: 'signed-out', user: null, ended: 'expired' });
    expect(client.roles).toEqual([]);
  });

  it.each<[string, (client: Client) => Promise<unknown>]>([
    [venues.path, (client) => client.call(venues, {})],
    [timePeriods.path, (client) => client.call(timePeriods, {})],
    [sessions.path, (client) => client.call(sessions, {})],
  ])('comes the same way on every call: %s (SES-26)', async (path, call) => {
    const expired = signedInPanel();
    expired.api.expire();
    expired.api.revokeAll();
    await expect(call(expired.client)).rejects.toMatchObject({ status: 401 });
    expect(expired.session.getState().ended).toBe('expired');
    const refused = signedInPanel();
    refused.api.on(path, () => answer(403, null, 'forbidden'));
    await expect(call(refused.client)).rejects.toMatchObject({ status: 403 });
    expect(refused.session.getState().ended).toBe('forbidden');
  });

  it('without a refresh token comes with the first 401 and no refresh call (SES-24)', async () => {
    const { api, client, session, browser } = signedInPanel();
    api.expire();
    browser.values.delete('refreshToken');
    await expect(client.call(venues, {})).rejects.toMatchObject({ status: 401 });
    expect(api.to(refreshPath)).toHaveLength(0);
    expect(session.getState().ended).toBe('expired');
    expect(browser.values.size).toBe(0);
  });

  it('on 403 clears all five values and revokes the session on the server (SES-25, D-06)', async () => {
    const { api, client, session, browser, start } = signedInPanel();
    api.on(venueList, () => answer(403, null, 'forbidden'));
    session.holdWhile(() => true);
    await expect(client.call(venues, {})).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await settled();
    expect(browser.values.size).toBe(0);
    expect(session.getState()).toMatchObject({ status: 'signed-out', ended: 'forbidden' });
    expect(api.to(logoutPath)).toHaveLength(1);
    expect(api.isAlive(start.refreshToken)).toBe(false);
  });

  it('by logout clears at once and ends on the server, also with an access token that has run out', async () => {
    const { api, session, browser, start } = signedInPanel();
    api.expire();
    const done = session.signOut();
    expect(browser.values.size).toBe(0);
    expect(session.getState()).toMatchObject({ status: 'signed-out', ended: 'logout' });
    await done;
    expect(api.to(logoutPath)).toHaveLength(2);
    expect(api.isAlive(start.refreshToken)).toBe(false);
  });

  it('by logout does not fail without a network', async () => {
    const { api, session } = signedInPanel();
    api.on(logoutPath, () => Promise.reject(new Error('offline')));
    await expect(session.signOut()).resolves.toBeUndefined();
  });

  it('by logout during a refresh keeps no token of it, here or on the server', async () => {
    const { api, client, session, browser } = signedInPanel();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.expire();
    api.on(logoutPath, () => (api.to(logoutPath).length === 1 ? answer(503, null, 'service_unavailable') : undefined));
    api.on(refreshPath, () => gate.then(() => undefined));
    const call = client.call(venues, {}).catch((error: unknown) => error);
    await settled();
    await session.signOut();
    release();
    await call;
    await settled();
    expect(browser.values.size).toBe(0);
    expect(session.getState().status).toBe('signed-out');
    expect(api.to(logoutPath)).toHaveLength(2);
  });

  it('keeps an answer for the former user from ending the next one', async () => {
    const { api, client, session } = signedInPanel();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.on(venueList, () => gate.then(() => answer(403, null, 'forbidden')));
    const call = client.call(venues, {}).catch((error: unknown) => error);
    await settled();
    session.signIn(api.begin(8));
    release();
    await call;
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: '8' } });
  });
});

describe('a session held by unsaved work (D-06)', () => {
  it('is locked by a refused refresh, and the same user signing in continues every waiting request', async () => {
    const { api, client, session, browser } = signedInPanel();
    const letGo = session.holdWhile(() => true);
    api.expire();
    api.revokeAll();
    const save = client.call(updateStatus, { venueId: 3, status: false });
    await settled();
    expect(session.getState()).toMatchObject({ status: 'locked', user: { id: '7' } });
    expect(session.identity).toBe('7');
    expect(browser.values.size).toBe(0);
    session.signIn(api.begin(7));
    await expect(save).resolves.toBe(true);
    const sent = api.to('/api/panel/venue/update-status');
    expect(sent[1]?.headers['Idempotency-Key']).toBe(sent[0]?.headers['Idempotency-Key']);
    expect(sent[1]?.body).toBe(sent[0]?.body);
    expect(session.getState().status).toBe('signed-in');
    letGo();
  });

  it('never continues the work of one user as another', async () => {
    const { api, client, session } = signedInPanel();
    session.holdWhile(() => true);
    api.expire();
    api.revokeAll();
    const save = client.call(updateStatus, { venueId: 3, status: false });
    const outcome = expect(save).rejects.toMatchObject({ status: 401 });
    await settled();
    session.signIn(api.begin(8));
    await outcome;
    expect(api.to('/api/panel/venue/update-status')).toHaveLength(1);
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: '8' } });
  });

  it('is left by giving up: the waiting requests fail and the sign-in page knows why', async () => {
    const { api, client, session } = signedInPanel();
    session.holdWhile(() => true);
    api.expire();
    api.revokeAll();
    const outcome = expect(client.call(venues, {})).rejects.toMatchObject({ status: 401 });
    await settled();
    session.giveUp();
    await outcome;
    expect(session.getState()).toMatchObject({ status: 'signed-out', user: null, ended: 'expired' });
  });
});

describe('a temporary password (D-27)', () => {
  it('is known from the sign-in and from a refusal, until the password was changed', async () => {
    const { api, client, session } = signedInPanel();
    api.on(venueList, () => answer(409, null, 'password_change_required'));
    await expect(client.call(venues, {})).rejects.toMatchObject({ code: 'password_change_required' });
    expect(session.getState().user?.mustChangePassword).toBe(true);
    session.signIn(signedIn({ ...api.begin(7), mustChangePassword: false }));
    expect(session.getState().user?.mustChangePassword).toBe(false);
    session.signIn(signedIn({ ...api.begin(7), mustChangePassword: true }));
    expect(session.getState().user?.mustChangePassword).toBe(true);
  });
});
