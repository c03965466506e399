// @vitest-environment jsdom
import { deferred } from '@telve/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressPause } from '../../data/useWhileRunning';
import { type CodesAt, createFollowing, type Making } from './following';

const running = (done: number): CodesAt => ({ state: 'running', done, total: 100 });
const made: CodesAt = { state: 'made', done: 100, total: 100 };

const making = (key: string, ...answers: (CodesAt | null | Error)[]) => {
  const read = vi.fn<Making['read']>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer ?? null;
  });
  return { key, title: key, target: 'campaigns.edit', id: 1, read };
};

const pause = () => vi.advanceTimersByTimeAsync(progressPause);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the codes that are followed', () => {
  it('are asked for at once and after each pause, until they are made', async () => {
    const following = createFollowing();
    const one = making('a', running(10), running(62), made);
    following.add(one);
    const seen: unknown[] = [following.getState()[0]?.at];
    for (let count = 0; count < 4; count += 1) {
      await vi.advanceTimersByTimeAsync(count === 0 ? 0 : progressPause);
      seen.push(following.getState()[0]?.at?.done);
    }
    expect(seen).toEqual([null, 10, 62, 100, 100]);
    expect(one.read).toHaveBeenCalledTimes(3);
  });

  it('are asked for again where no answer came, and forgotten where there is no such campaign', async () => {
    const following = createFollowing();
    following.add(making('a', new Error('network'), running(5)));
    following.add(making('b', null));
    await pause();
    expect(following.getState()).toMatchObject([{ key: 'a', at: { done: 5 } }]);
    following.end();
  });

  it('are not asked for while their page shows them, and at once when it is left', async () => {
    const following = createFollowing();
    const unwatch = following.watch('a');
    const one = making('a', running(50));
    following.add(one);
    await pause();
    expect(one.read).not.toHaveBeenCalled();
    expect(following.getState()).toMatchObject([{ isWatched: true }]);
    unwatch();
    await vi.advanceTimersByTimeAsync(0);
    expect(following.getState()).toMatchObject([{ isWatched: false, at: { done: 50 } }]);
    following.end();
  });

  it('are told no longer once a page has told their end', async () => {
    const following = createFollowing();
    following.add(making('a', made));
    await vi.advanceTimersByTimeAsync(0);
    following.watch('a');
    expect(following.getState()).toEqual([]);
  });

  it('take the place of those that are there; one that stopped keeps its own', async () => {
    const following = createFollowing();
    following.add(making('made', made));
    following.add(making('stopped', { ...made, state: 'failed', done: 48 }));
    await vi.advanceTimersByTimeAsync(0);
    const again = making('next', running(1));
    following.add(again);
    following.add(again);
    await vi.advanceTimersByTimeAsync(0);
    expect(following.getState().map(({ key }) => key)).toEqual(['stopped', 'next']);
    expect(again.read).toHaveBeenCalledTimes(1);
    following.end();
  });

  it('are left alone when their user leaves, an answer under way too', async () => {
    const following = createFollowing();
    const answer = deferred<CodesAt>();
    const one = { ...making('a'), read: vi.fn(() => answer.promise) };
    following.add(one);
    following.end();
    answer.resolve(made);
    await pause();
    expect(following.getState()).toMatchObject([{ at: null }]);
    expect(one.read).toHaveBeenCalledTimes(1);
  });
});
