import { ApiError } from '@telve/api';
import { describe, expect, it, vi } from 'vitest';
import { createTokenAuth, type TokenSource } from './tokenAuth';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (id: string, iat = 1, roleName: unknown = ['AppliedMerchantUser', 'SomethingElse']) =>
  `${part({ alg: 'HS256' })}.${part({ id, roleName, iat })}.x`;

const first = tokenOf('elif', 1);
const second = tokenOf('elif', 2);

/** An auth over tokens that come one after another; the last one stays. */
const authOver = (...tokens: (string | null)[]) => {
  const getAccessToken = vi.fn<TokenSource['getAccessToken']>(
    () => (tokens.length > 1 ? tokens.shift() : tokens[0]) ?? null,
  );
  const onUnauthorized = vi.fn();
  return { auth: createTokenAuth(() => ({ getAccessToken, onUnauthorized })), getAccessToken, onUnauthorized };
};

describe('the token of the page', () => {
  it('says who is signed in and which known roles they have', async () => {
    const { auth } = authOver(first);
    expect(auth.identity).toBeNull();
    expect(auth.accessToken()).toBeNull();
    await auth.load();
    expect(auth.identity).toBe('elif');
    expect(auth.roles).toEqual(['AppliedMerchantUser']);
    expect(auth.accessToken()).toBe(first);
  });

  it.each([null, '', 'no token at all'])('is nobody’s when it is %j', async (token) => {
    const { auth } = authOver(token);
    await auth.load();
    expect(auth.identity).toBeNull();
    expect(auth.roles).toEqual([]);
  });

  it('rejects at the start with what the page rejects with', async () => {
    const fault = new Error('offline');
    const auth = createTokenAuth(() => ({ getAccessToken: () => Promise.reject(fault) }));
    await expect(auth.load()).rejects.toBe(fault);
  });

  it('tells another user, and no longer once nobody listens', async () => {
    const { auth } = authOver(first, tokenOf('mert'), first);
    const listener = vi.fn();
    await auth.load();
    const stop = auth.subscribe(listener);
    await auth.renew(first);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    await auth.renew(auth.accessToken());
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a refused token', () => {
  it('is replaced by a new one without anybody hearing of it', async () => {
    const { auth, getAccessToken, onUnauthorized } = authOver(first, second);
    const listener = vi.fn();
    auth.subscribe(listener);
    await auth.load();
    listener.mockClear();
    expect(await auth.renew(first)).toBe(true);
    expect(getAccessToken).toHaveBeenLastCalledWith(first);
    expect(auth.accessToken()).toBe(second);
    expect(listener).not.toHaveBeenCalled();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is asked about once by several requests', async () => {
    const { auth, getAccessToken } = authOver(first, second);
    await auth.load();
    expect(await Promise.all([auth.renew(first), auth.renew(first), auth.renew(first)])).toEqual([true, true, true]);
    expect(getAccessToken).toHaveBeenCalledTimes(2);
    expect(await auth.renew(first)).toBe(true);
    expect(getAccessToken).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['none', null],
    ['the same one', first],
  ])('ends the session once when the page has %s', async (_case, next) => {
    const { auth, onUnauthorized } = authOver(first, next);
    await auth.load();
    expect(await auth.renew(first)).toBe(false);
    expect(await auth.renew(first)).toBe(false);
    auth.forbidden();
    auth.refused?.(first);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(auth.identity).toBe('elif');
  });

  it('is told again for the next token', async () => {
    const { auth, onUnauthorized } = authOver(first, second);
    await auth.load();
    auth.forbidden();
    await auth.renew(first);
    auth.forbidden();
    auth.forbidden();
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('ends nothing when the page could not be asked', async () => {
    const cause = new Error('offline');
    const onUnauthorized = vi.fn();
    let isDown = false;
    const getAccessToken = () => (isDown ? Promise.reject(cause) : first);
    const auth = createTokenAuth(() => ({ getAccessToken, onUnauthorized }));
    await auth.load();
    isDown = true;
    const fault = await auth.renew(first).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ApiError);
    expect(fault).toMatchObject({ status: 0, code: 'network', cause });
    expect(onUnauthorized).not.toHaveBeenCalled();
    isDown = false;
    expect(await auth.renew(first)).toBe(false);
  });
});
