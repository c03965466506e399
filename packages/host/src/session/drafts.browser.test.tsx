import type { Session } from '@telve/api';
import { createStore, keys } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { browserDrafts, forgetDrafts } from './drafts';

type State = Pick<ReturnType<Session['getState']>, 'user' | 'ended'>;

/** What the storage asks of a session: who is signed in, and how a session has ended. */
const sessionOf = (id: string | null) => {
  let state = { user: id === null ? null : { id }, ended: null } as unknown as State;
  const listeners = new Set<() => void>();
  const session = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Session;
  const end = (ended: State['ended']) => {
    state = { user: null, ended } as State;
    for (const listener of listeners) listener();
  };
  return { session, end };
};

/** Keys of all that this browser keeps. */
const everything = () => keys(createStore('telve-drafts', 'drafts'));

const draftsOf = (id: string | null) => browserDrafts(sessionOf(id).session);

beforeEach(() => forgetDrafts());

it('gives back what was kept, files included (D-46)', async () => {
  const file = new File(['%PDF-1.4'], 'vergi-levhası.pdf', { type: 'application/pdf' });
  await draftsOf('7').save('wizard', { step: 'bank', files: { taxPlate: file } });
  const kept = (await draftsOf('7').load('wizard')) as { step: string; files: { taxPlate: File } };
  expect(kept.step).toBe('bank');
  expect(kept.files.taxPlate).toBeInstanceOf(File);
  expect(kept.files.taxPlate.name).toBe('vergi-levhası.pdf');
  expect(await kept.files.taxPlate.text()).toBe('%PDF-1.4');
});

it('has nothing before something was kept, and after it was cleared', async () => {
  const drafts = draftsOf('7');
  expect(await drafts.load('wizard')).toBeNull();
  await drafts.save('wizard', { step: 'bank' });
  await drafts.clear('wizard');
  expect(await drafts.load('wizard')).toBeNull();
});

it('shows nobody the draft of somebody else (D-46)', async () => {
  await draftsOf('7').save('wizard', { step: 'bank' });
  expect(await draftsOf('8').load('wizard')).toBeNull();
  expect(await draftsOf(null).load('wizard')).toBeNull();
  expect(await draftsOf('7').load('wizard')).toEqual({ step: 'bank' });
});

it('forgets after fourteen days (D-46)', async () => {
  const drafts = draftsOf('7');
  const start = Date.now();
  const clock = vi.spyOn(Date, 'now');
  clock.mockReturnValue(start);
  await drafts.save('wizard', { step: 'bank' });
  clock.mockReturnValue(start + 14 * 86_400_000 - 1);
  expect(await drafts.load('wizard')).toEqual({ step: 'bank' });
  clock.mockReturnValue(start + 14 * 86_400_000);
  expect(await drafts.load('wizard')).toBeNull();
  clock.mockReturnValue(start);
  expect(await drafts.load('wizard')).toBeNull();
});

it('forgets every draft of this browser when somebody signs out (D-46)', async () => {
  const { session, end } = sessionOf('7');
  await browserDrafts(session).save('wizard', { step: 'bank' });
  await draftsOf('8').save('wizard', { step: 'store' });
  end('logout');
  await vi.waitFor(async () => expect(await draftsOf('7').load('wizard')).toBeNull());
  expect(await draftsOf('8').load('wizard')).toBeNull();
});

it('keeps nothing that a page still wants to write after the sign-out (D-46)', async () => {
  const { session, end } = sessionOf('7');
  const drafts = browserDrafts(session);
  end('logout');
  await drafts.save('wizard', { step: 'bank' });
  expect(await everything()).toEqual([]);
});

it('keeps drafts when a session merely ends: signing in again brings them back', async () => {
  const { session, end } = sessionOf('7');
  await browserDrafts(session).save('wizard', { step: 'bank' });
  end('expired');
  expect(await draftsOf('7').load('wizard')).toEqual({ step: 'bank' });
});

it('keeps nothing in localStorage or sessionStorage (D-46)', async () => {
  const before = [localStorage.length, sessionStorage.length];
  await draftsOf('7').save('wizard', { iban: 'TR600006201234567890123456' });
  expect([localStorage.length, sessionStorage.length]).toEqual(before);
});
