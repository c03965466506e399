// @vitest-environment jsdom
import { memoryStorage } from '@telve/api';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../services';
import { signedIn } from '../testing/signIn';
import { forgetPlaces } from './forget';
import { recentPlaces, rememberPlace } from './recent';

const stops: (() => void)[] = [];
/** A tab that was somewhere, as it starts: the session is there already after a reload. */
const start = (storage = memoryStorage()) => {
  stops.push(forgetPlaces(session, storage));
  return storage;
};
const labels = (storage = memoryStorage()) => recentPlaces('7', storage).map(({ label }) => label);

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  session.refused?.(session.accessToken() ?? '');
});

describe('the places of a tab', () => {
  const signInAndLook = () => {
    const storage = start();
    session.signIn(signedIn('PanelUser'));
    rememberPlace('7', { label: 'Kampanyalar', href: '/dashboard/campaigns' }, storage);
    return storage;
  };

  it('are there after a reload, and after tokens were renewed (SHELL-14)', () => {
    const storage = signInAndLook();
    for (const stop of stops.splice(0)) stop();
    start(storage);
    expect(labels(storage)).toEqual(['Kampanyalar']);
    session.signIn(signedIn('PanelUser', { refreshToken: 'renewed' }));
    session.passwordChangeRequired?.();
    expect(labels(storage)).toEqual(['Kampanyalar']);
  });

  it('are forgotten with the end of the session', () => {
    const storage = signInAndLook();
    session.refused?.(session.accessToken() ?? '');
    expect(labels(storage)).toEqual([]);
  });
});
