import { afterEach, expect, it, vi } from 'vitest';
import { createHistory, type GuardedHistory } from './history';

let pages = 0;
/** A history at an address no other test uses; the browser's own entries cannot be taken away. */
const start = (): { history: GuardedHistory; base: string } => {
  pages += 1;
  const base = `/p${pages}`;
  window.history.pushState(null, '', base);
  return { history: createHistory(window), base };
};

/** Runs something that makes the browser go, and waits until it has told so. */
const moved = async (go: () => void): Promise<void> => {
  const told = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  go();
  await told;
};

let unblock = () => {};
afterEach(() => unblock());

it('moves to pushed and replaced addresses and tells its listeners', () => {
  const { history, base } = start();
  const listener = vi.fn();
  history.subscribe(listener);
  history.push(`${base}/list?page=2#top`);
  expect(history.place().location).toMatchObject({ pathname: `${base}/list`, search: '?page=2', hash: '#top' });
  history.replace(`${base}/form`);
  expect([window.location.pathname, listener.mock.calls.length]).toEqual([`${base}/form`, 2]);
});

it('goes on after a question that is answered with yes, and stays after a no (SHELL-12)', async () => {
  const { history, base } = start();
  const ask = vi.fn(async () => false);
  unblock = history.block(ask);
  history.push(`${base}/away`);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(window.location.pathname).toBe(base);
  ask.mockResolvedValue(true);
  history.push(`${base}/away`);
  await vi.waitFor(() => expect(window.location.pathname).toBe(`${base}/away`));
});

it('asks nobody for a change of the query alone (LIST-01)', () => {
  const { history, base } = start();
  const ask = vi.fn(async () => false);
  unblock = history.block(ask);
  history.push(`${base}?page=2`);
  expect([window.location.search, ask.mock.calls.length]).toEqual(['?page=2', 0]);
});

it('takes Back back until the question is answered (SHELL-12)', async () => {
  const { history, base } = start();
  history.push(`${base}/form`);
  let answer: (leave: boolean) => void = () => {};
  unblock = history.block(() => new Promise((resolve) => (answer = resolve)));
  await moved(() => window.history.back());
  await vi.waitFor(() => expect(window.location.pathname).toBe(`${base}/form`));
  expect(history.place().location.pathname).toBe(`${base}/form`);
  answer(true);
  await vi.waitFor(() => expect(history.place().location.pathname).toBe(base));
});

it('can be left after a question that could not be asked', async () => {
  const { history, base } = start();
  const ask = vi.fn((): Promise<boolean> => Promise.reject(new Error('broken')));
  unblock = history.block(ask);
  history.push(`${base}/away`);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  unblock();
  history.push(`${base}/away`);
  expect(window.location.pathname).toBe(`${base}/away`);
});

it('gives every entry a key and a place, also one by a typed hash', async () => {
  const { history, base } = start();
  const first = history.place().location.key;
  expect(first).not.toBe('default');
  await moved(() => {
    window.location.hash = '#part';
  });
  expect(history.place().location).toMatchObject({ pathname: base, hash: '#part' });
  expect([window.history.state.index, history.place().location.key === first]).toEqual([1, false]);
});

it('goes on where an answer is there before Back was taken back (SHELL-12)', async () => {
  const { history, base } = start();
  history.push(`${base}/form`);
  unblock = history.block(async () => true);
  window.history.back();
  await vi.waitFor(() => expect(history.place().location.pathname).toBe(base));
  expect([window.location.pathname, window.history.state.index]).toEqual([base, 0]);
});

it('lets one answer through, and asks before the next departure (SHELL-12)', async () => {
  const { history, base } = start();
  history.push(`${base}/list`);
  history.push(`${base}/form`);
  const ask = vi.fn(async () => true);
  unblock = history.block(ask);
  window.history.back();
  await vi.waitFor(() => expect(history.place().location.pathname).toBe(`${base}/list`));
  ask.mockResolvedValue(false);
  await moved(() => window.history.back());
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(window.location.pathname).toBe(`${base}/list`));
  expect(history.place().location.pathname).toBe(`${base}/list`);
});

it('leads where Back was asked to, although the query changed while the question was open (SHELL-12, LIST-01)', async () => {
  const { history, base } = start();
  history.push(`${base}/form`);
  let answer: (leave: boolean) => void = () => {};
  unblock = history.block(() => new Promise((resolve) => (answer = resolve)));
  await moved(() => window.history.back());
  await vi.waitFor(() => expect(window.location.pathname).toBe(`${base}/form`));
  history.push(`${base}/form?tab=2`);
  answer(true);
  await vi.waitFor(() => expect(history.place().location.pathname).toBe(base));
});

it('leaves a reload to the browser, which asks about unsaved work itself (SHELL-12)', () => {
  const { history } = start();
  const reload = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const ask = vi.fn(async () => false);
  unblock = history.block(ask);
  history.go(0);
  expect([reload.mock.calls, ask.mock.calls]).toEqual([[[0]], []]);
});
