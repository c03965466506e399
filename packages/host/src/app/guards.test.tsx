import { type Role, rememberReturn, roles, takeReturn } from '@telve/api';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../services';
import { type Guarded, openGuarded } from '../testing/guarded';
import { signedIn } from '../testing/signIn';

let guarded: Guarded | undefined;

const open = (path: string) => {
  guarded = openGuarded(path);
};

const address = () => guarded?.address();
const signIn = (role: Role, part = {}) => act(async () => session.signIn(signedIn(role, part)));
const endsAt = (path: string) => waitFor(() => expect(address()).toBe(path));

afterEach(() => {
  cleanup();
  guarded?.stop();
  session.refused?.(session.accessToken() ?? '');
  sessionStorage.clear();
});

describe('public pages', () => {
  it.each(['/', '/forgotPassword'])('shows %s to a visitor (SES-01)', (path) => {
    open(path);
    expect(address()).toBe(path);
  });

  it.each(['/', '/forgotPassword'])(
    'leads who is signed in from %s to the home page (SES-02, SES-10)',
    async (path) => {
      await signIn('PanelUser');
      open(path);
      await endsAt('/dashboard');
      expect(screen.getByText('ana sayfa')).toBeDefined();
    },
  );
});

describe('protected pages', () => {
  it.each(['PanelUser', 'PanelVenueUser'] as const)('opens a page to a %s whom it names (SES-06)', async (role) => {
    await signIn(role);
    open('/dashboard/venues');
    expect(screen.getByText('mağazalar')).toBeDefined();
    expect(address()).toBe('/dashboard/venues');
  });

  it.each(['PanelReportUser', 'AppliedMerchantUser'] as const)(
    'leads a %s whom a page does not name to the home page (SES-07)',
    async (role) => {
      await signIn(role);
      open('/dashboard/venues');
      await endsAt('/dashboard');
      expect(screen.queryByText('mağazalar')).toBeNull();
      expect(screen.getByText('ana sayfa')).toBeDefined();
    },
  );

  it.each(roles)('opens the home page to a %s (SES-08, SHELL-06, SHELL-07, D-01)', async (role) => {
    await signIn(role);
    open('/dashboard');
    expect(address()).toBe('/dashboard');
    expect(screen.getByText('ana sayfa')).toBeDefined();
  });

  it('leads everywhere to the change of a temporary password, and on once it is changed (D-27)', async () => {
    await signIn('PanelUser', { mustChangePassword: true });
    open('/dashboard/venues');
    await endsAt('/dashboard/changePassword');
    await signIn('PanelUser');
    await act(async () => void guarded?.router.navigate('/dashboard/venues'));
    expect(screen.getByText('mağazalar')).toBeDefined();
  });

  it('keeps the asked page over the change of a temporary password (D-06, D-27)', async () => {
    rememberReturn('/dashboard/venues', null);
    open('/');
    await signIn('PanelUser', { mustChangePassword: true });
    await endsAt('/dashboard/changePassword');
    expect(takeReturn(session.identity ?? '')).toBe('/dashboard/venues');
  });
});

describe('after the end of a session', () => {
  const endAt = async (end: () => unknown) => {
    await signIn('PanelUser');
    open('/dashboard/venues?page=2');
    await act(async () => void end());
    await endsAt('/');
    expect(screen.queryByText('mağazalar')).toBeNull();
  };
  const expire = () => session.refused?.(session.accessToken() ?? '');

  it('brings the same user back to the page that was open (D-06)', async () => {
    await endAt(expire);
    await signIn('PanelUser');
    await endsAt('/dashboard/venues?page=2');
  });

  it('brings another user to the home page (D-06)', async () => {
    await endAt(expire);
    await signIn('PanelUser', { id: 8 });
    await endsAt('/dashboard');
  });

  it('brings the same user to the home page when the role does not allow the page any more', async () => {
    await endAt(expire);
    await signIn('PanelReportUser');
    await endsAt('/dashboard');
  });

  it('keeps nothing after a sign-out, not even what Back asks for (D-06)', async () => {
    await endAt(() => session.signOut());
    await act(async () => void guarded?.router.navigate('/dashboard/venues'));
    await endsAt('/');
    await signIn('PanelUser');
    await endsAt('/dashboard');
  });

  it('takes no address of another site (D-06)', async () => {
    rememberReturn('//evil.example', null);
    open('/');
    await signIn('PanelUser');
    await endsAt('/dashboard');
    expect(takeReturn('7')).toBeNull();
  });
});
