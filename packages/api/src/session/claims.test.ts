import { describe, expect, it } from 'vitest';
import { makeToken } from '../testing/tokens';
import { readClaims } from './claims';

describe('readClaims', () => {
  it('reads the user id as text, whatever its type (AUTH-15)', () => {
    expect(readClaims(makeToken({ id: 7 }))?.id).toBe('7');
    expect(readClaims(makeToken({ id: '7' }))?.id).toBe('7');
    expect(readClaims(makeToken({ id: 0 }))?.id).toBe('0');
  });

  it('reads roleName as text or list (AUTH-16, D-05)', () => {
    expect(readClaims(makeToken({ id: 1, roleName: 'PanelUser' }))?.roleNames).toEqual(['PanelUser']);
    expect(readClaims(makeToken({ id: 1, roleName: ['PanelUser', 3] }))?.roleNames).toEqual(['PanelUser']);
    expect(readClaims(makeToken({ id: 1 }))?.roleNames).toEqual([]);
  });

  it('reads texts beyond ASCII', () => {
    expect(readClaims(makeToken({ id: 'ğüşİ?>~' }))?.id).toBe('ğüşİ?>~');
  });

  it('marks the session by its id, else by the time of issue', () => {
    expect(readClaims(makeToken({ id: 1, sid: 'abc', iat: 5 }))?.mark).toBe('abc');
    expect(readClaims(makeToken({ id: 1, iat: 5 }))?.mark).toBe('5');
    expect(readClaims(makeToken({ id: 1 }))?.mark).toBeNull();
  });

  it.each(['', 'x', 'a.b.c', 'a.bnVsbA.c', makeToken({}), makeToken({ id: '' }), makeToken({ id: {} })])(
    'answers null for %j',
    (token) => {
      expect(readClaims(token)).toBeNull();
    },
  );
});
