import type { SessionState } from '@telve/api';
import { expect, it } from 'vitest';
import { visitOf } from './visit';

const nobody: SessionState = { status: 'signed-out', user: null, ended: null, persistent: true };
const at = (pathname: string, search = '') => visitOf(nobody, { pathname, search, hash: '' });

it('needs the sign-in page alone at / and for a protected page, which is kept (SES-04)', () => {
  expect(at('/')).toEqual({ signIn: true, asked: null });
  expect(at('/dashboard')).toEqual({ signIn: true, asked: '/dashboard' });
  expect(at('/dashboard/venues', '?page=3')).toEqual({ signIn: true, asked: '/dashboard/venues?page=3' });
});

it('needs the application for other public pages and for unknown addresses (SES-01)', () => {
  expect(at('/forgotPassword').signIn).toBe(false);
  expect(at('/dashboards').signIn).toBe(false);
});

it('needs the application for who is signed in', () => {
  expect(visitOf({ ...nobody, status: 'signed-in' }, { pathname: '/', search: '', hash: '' }).signIn).toBe(false);
});
