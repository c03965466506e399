// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/create-client';
import { list as venues } from '../contract/venues';
import { memoryApi } from '../testing/memory-api';
import { browserStorage } from './browser-storage';
import { systemClock } from './clock';
import { createSession } from './create-session';

const block = (message: string) => () => {
  throw new DOMException('refused', message);
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const openSession = () => {
  const api = memoryApi(systemClock);
  const session = createSession({ transport: api.transport });
  return { api, session, client: createClient({ transport: api.transport, auth: session }) };
};

describe('browserStorage', () => {
  it('keeps values in the area it is told', () => {
    browserStorage().set('a', '1');
    browserStorage({ area: 'session' }).set('b', '2');
    expect([localStorage.getItem('a'), sessionStorage.getItem('b')]).toEqual(['1', '2']);
  });

  it('tells what another tab changed, of its own area only', () => {
    const keys: (string | null)[] = [];
    const stop = browserStorage().subscribe((key) => keys.push(key));
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', storageArea: localStorage }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'b', storageArea: sessionStorage }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'c', storageArea: localStorage }));
    expect(keys).toEqual(['a']);
  });

  it('holds a session in memory where reading storage is forbidden, and says that a reload signs out', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(block('SecurityError'));
    const { api, session, client } = openSession();
    expect(session.getState()).toMatchObject({ status: 'signed-out', persistent: false });
    session.signIn(api.begin());
    expect(session.getState()).toMatchObject({ status: 'signed-in', persistent: false });
    api.expire();
    await expect(client.call(venues, {})).resolves.toBe(true);
    await session.signOut();
    expect(session.getState().status).toBe('signed-out');
    session.dispose();
  });

  it('holds a session in memory where storage is full, and leaves no older value behind', async () => {
    const { api, session, client } = openSession();
    session.signIn(api.begin());
    expect(session.getState().persistent).toBe(true);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block('QuotaExceededError'));
    api.expire();
    await expect(client.call(venues, {})).resolves.toBe(true);
    expect(session.getState()).toMatchObject({ status: 'signed-in', persistent: false });
    expect(localStorage.getItem('refreshToken')).toBeNull();
    session.dispose();
  });
});
