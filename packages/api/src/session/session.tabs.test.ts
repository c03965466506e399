import { describe, expect, it } from 'vitest';
import { list as venues } from '../contract/venues';
import { settled } from '../testing/manual-clock';
import { createWorld, openPanel } from '../testing/open-panel';
import { makeToken, signedIn } from '../testing/tokens';
import { readClaims } from './claims';

const refreshPath = '/api/panel/auth/refresh-token';

const twoTabs = async () => {
  const world = createWorld();
  const first = openPanel(world);
  const second = openPanel(world);
  first.session.signIn(world.api.begin());
  await settled();
  return { ...world, first, second };
};

describe('two tabs of one browser', () => {
  it('share a sign-in', async () => {
    const { second } = await twoTabs();
    expect(second.session.getState()).toMatchObject({ status: 'signed-in', user: { id: '7' } });
  });

  it('make one refresh call; the second adopts the tokens of the first (SES-19, D-07)', async () => {
    const { api, first, second } = await twoTabs();
    api.expire();
    await Promise.all([first.client.call(venues, {}), second.client.call(venues, {})]);
    expect(api.to(refreshPath)).toHaveLength(1);
    expect(second.session.accessToken()).toBe(first.session.accessToken());
    expect(second.session.getState().status).toBe('signed-in');
  });

  it('renew quietly once', async () => {
    const { api, clock } = await twoTabs();
    await clock.pass(541_000);
    expect(api.to(refreshPath)).toHaveLength(1);
  });

  it('end together on logout, and no message carries a token', async () => {
    const { first, second, browser } = await twoTabs();
    second.session.holdWhile(() => true);
    const { mark } = readClaims(first.session.accessToken() ?? '')!;
    expect(mark).toBeTruthy();
    await first.session.signOut();
    await settled();
    expect(second.session.getState()).toMatchObject({ status: 'signed-out', ended: 'logout' });
    expect(second.session.accessToken()).toBeNull();
    expect(browser.messages).toEqual([
      { userId: '7', ended: null, mark },
      { userId: '7', ended: 'logout', mark },
    ]);
  });

  it('hear the reason before the storage tells of the end', async () => {
    const { first, second } = await twoTabs();
    second.session.holdWhile(() => true);
    const states: string[] = [];
    second.session.subscribe(() => states.push(second.session.getState().status));
    await first.session.signOut();
    await settled();
    expect(states).toEqual(['signed-out']);
  });

  it.each<[string, object, object]>([
    ['by the session id', { sid: 'a', iat: 1 }, { sid: 'b', iat: 1 }],
    ['by the time of issue', { iat: 1 }, { iat: 2 }],
  ])('are not ended by a late word about the session before: told apart %s', async (_by, before, after) => {
    const { second, browser } = await twoTabs();
    const signIn = (claims: object) =>
      second.session.signIn(
        signedIn({ accessToken: makeToken({ id: 7, roleName: 'PanelUser', ...claims }), refreshToken: 'r' }),
      );
    const { channel } = browser.openTab();
    signIn(before);
    await second.session.signOut();
    const late = browser.messages.at(-1)!;
    signIn(after);
    channel.post(late);
    await settled();
    expect(second.session.getState()).toMatchObject({ status: 'signed-in', user: { id: '7' } });
    expect(browser.values.size).toBe(5);
  });

  it('end together when one of them has just renewed the tokens of the session', async () => {
    const { second, browser } = await twoTabs();
    const { channel } = browser.openTab();
    const token = (iat: number) => makeToken({ id: 7, roleName: 'PanelUser', sid: 'a', iat });
    second.session.signIn(signedIn({ accessToken: token(1), refreshToken: 'r' }));
    browser.values.set('accessToken', token(2));
    channel.post({ userId: '7', ended: 'logout', mark: 'a' });
    await settled();
    expect(second.session.getState()).toMatchObject({ status: 'signed-out', ended: 'logout' });
    expect(browser.values.size).toBe(0);
  });

  it('lock in the tab with unsaved work when the session runs out, and unlock by a sign-in in the other', async () => {
    const { api, first, second } = await twoTabs();
    second.session.holdWhile(() => true);
    api.expire();
    api.revokeAll();
    await expect(first.client.call(venues, {})).rejects.toMatchObject({ status: 401 });
    await settled();
    expect(first.session.getState().status).toBe('signed-out');
    expect(second.session.getState().status).toBe('locked');
    first.session.signIn(api.begin(7));
    await settled();
    expect(second.session.getState()).toMatchObject({ status: 'signed-in', user: { id: '7' } });
  });

  it('follow another user who signs in, and send nothing of the former one under the new name', async () => {
    const { api, first, second, browser } = await twoTabs();
    const other = api.begin(8, 'PanelUser');
    const sent = api.requests.length;
    // As the storage looks before its event has arrived.
    for (const [key, value] of Object.entries({ accessToken: other.accessToken, refreshToken: other.refreshToken })) {
      browser.values.set(key, value);
    }
    await expect(second.client.call(venues, {})).rejects.toMatchObject({ code: 'identity_changed' });
    expect(api.requests).toHaveLength(sent);
    expect(second.session.identity).toBe('8');
    await expect(second.client.call(venues, {})).resolves.toBe(true);
    first.session.accessToken();
    expect(first.session.identity).toBe('8');
  });

  it('notice values that were cleared by hand', async () => {
    const { second, browser } = await twoTabs();
    browser.values.clear();
    expect(second.session.accessToken()).toBeNull();
    expect(second.session.getState()).toMatchObject({ status: 'signed-out', ended: 'expired' });
  });
});
