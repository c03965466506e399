import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/create-client';
import { list as venues } from '../contract/venues';
import { memoryApi } from '../testing/memory-api';
import { systemClock } from './clock';
import { createSession } from './create-session';
import type { Session } from './types';

const opened: Session[] = [];

/** A session over the browser's own storage, channel and lock; two of them stand for two tabs. */
const open = (api: ReturnType<typeof memoryApi>) => {
  const session = createSession({ transport: api.transport });
  opened.push(session);
  return { session, client: createClient({ transport: api.transport, auth: session }) };
};

const twoTabs = () => {
  const api = memoryApi(systemClock);
  const first = open(api);
  first.session.signIn(api.begin());
  return { api, first, second: open(api) };
};

afterEach(() => {
  for (const session of opened.splice(0)) session.dispose();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the session in a browser', () => {
  it('makes one refresh call for two tabs by the Web Lock (SES-19)', async () => {
    const { api, first, second } = twoTabs();
    api.expire();
    await Promise.all([first.client.call(venues, {}), second.client.call(venues, {})]);
    expect(api.to('/api/panel/auth/refresh-token')).toHaveLength(1);
    expect(second.session.accessToken()).toBe(first.session.accessToken());
  });

  it('ends in the other tab within a second of the logout, with its reason', async () => {
    const { first, second } = twoTabs();
    await first.session.signOut();
    await vi.waitFor(() => expect(second.session.getState()).toMatchObject({ status: 'signed-out', ended: 'logout' }), {
      timeout: 1000,
    });
    expect(localStorage).toHaveLength(0);
  });

  it('hears the storage of a real other window', async () => {
    const { second } = twoTabs();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const other = frame.contentWindow?.localStorage;
    other?.removeItem('accessToken');
    await vi.waitFor(() => expect(second.session.getState().status).toBe('signed-out'), { timeout: 1000 });
    frame.remove();
  });
});
