// @vitest-environment jsdom
import { memoryStorage } from '@telve/api';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../services';
import { signedIn } from '../testing/signIn';
import { keepPendingPassword } from './pendingPassword';

const stops: (() => void)[] = [];
const watch = (storage = memoryStorage()) => {
  stops.push(keepPendingPassword(session, storage));
  return storage;
};
const mustChange = () => session.getState().user?.mustChangePassword;

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  session.refused?.(session.accessToken() ?? '');
});

describe('a temporary password', () => {
  it('is still to be replaced after a reload of the tab (D-27)', () => {
    const storage = watch();
    session.signIn(signedIn('PanelUser', { mustChangePassword: true }));
    stops.splice(0).map((stop) => stop());
    session.signIn(signedIn('PanelUser'));
    expect(mustChange()).toBe(false);
    watch(storage);
    expect(mustChange()).toBe(true);
  });

  it('is forgotten once it has been replaced', () => {
    const storage = watch();
    session.signIn(signedIn('PanelUser', { mustChangePassword: true }));
    session.signIn(signedIn('PanelUser'));
    watch(storage);
    expect(mustChange()).toBe(false);
  });
});
