import { describe, expect, it } from 'vitest';
import { createSession } from './create-session';

describe('the session on a server, where there is no browser', () => {
  it('is signed out, kept nowhere, and leaves nothing running', () => {
    expect(typeof window).toBe('undefined');
    const session = createSession({ transport: () => Promise.reject(new Error('not asked')) });
    expect(session.getState()).toEqual({ status: 'signed-out', user: null, ended: null, persistent: false });
    expect([session.identity, session.accessToken(), session.roles]).toEqual([null, null, []]);
    session.dispose();
  });

  it('shares nothing with another session of the process', () => {
    const first = createSession({ transport: () => Promise.reject(new Error('not asked')) });
    const second = createSession({ transport: () => Promise.reject(new Error('not asked')) });
    first.signIn({
      accessToken: 'opaque',
      refreshToken: 'r',
      nameSurname: '',
      email: 'a@b.co',
      mustChangePassword: false,
    });
    expect(first.identity).toBe('a@b.co');
    expect(second.identity).toBeNull();
    first.dispose();
    second.dispose();
  });
});
