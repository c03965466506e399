import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, maxToasts } from './store';
import { overlaps } from './useKeepClear';

describe('the store of messages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const texts = (store: ReturnType<typeof createToastStore>) => store.getState().toasts.map((toast) => toast.text);

  it('shows three at most and lets successes go before errors', () => {
    const store = createToastStore();
    store.enter('root', true);
    store.add('error', 'hata');
    for (const text of ['bir', 'iki', 'üç']) store.add('success', text);
    vi.advanceTimersByTime(100);
    expect(maxToasts).toBe(3);
    expect(texts(store)).toEqual(['hata', 'iki', 'üç']);
  });

  it('gives a message to the topmost dialog and hands it down, silently, when that closes', () => {
    const store = createToastStore();
    store.enter('dialog');
    const leave = store.enter('over it');
    store.enter('root', true);
    store.add('error', 'hata');
    vi.advanceTimersByTime(100);
    expect(store.getState().toasts[0]).toMatchObject({ outlet: 'over it', moved: false });
    leave();
    expect(store.getState().toasts[0]).toMatchObject({ outlet: 'dialog', moved: true });
  });

  it('waits for a dialog that closes at the same time', () => {
    const store = createToastStore();
    store.enter('root', true);
    const leave = store.enter('dialog');
    store.add('success', 'Kaydedildi');
    leave();
    vi.advanceTimersByTime(100);
    expect(store.getState().toasts[0]).toMatchObject({ outlet: 'root', moved: false });
  });

  it('forgets an announcement after a while and leaves no timer behind', () => {
    const store = createToastStore();
    store.enter('root', true);
    store.announce('128 kayıt', false);
    vi.advanceTimersByTime(100);
    expect(store.getState().notice?.text).toBe('128 kayıt');
    vi.advanceTimersByTime(6000);
    expect(store.getState().notice).toBeNull();
    store.add('info', 'x');
    store.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('knows whether boxes cover each other', () => {
  const box = { left: 0, right: 10, top: 0, bottom: 10 };
  expect(overlaps(box, { left: 9, right: 20, top: 9, bottom: 20 })).toBe(true);
  expect(overlaps(box, { left: 10, right: 20, top: 0, bottom: 10 })).toBe(false);
});
