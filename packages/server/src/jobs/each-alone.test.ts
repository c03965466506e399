import { expect, it } from 'vitest';
import { eachAlone } from './each-alone';

const failing = (message: string) => async () => {
  throw new Error(message);
};

it('does all parts though some fail, and fails in the end with the names of those', async () => {
  const done: string[] = [];
  const good = (name: string) => [name, async () => done.push(name)] as const;
  const all = eachAlone([['a', failing('broken')], good('b'), ['c', failing('gone')], good('d')]);
  await expect(all).rejects.toMatchObject({ message: 'a: broken; c: gone', errors: [{}, {}] });
  expect(done).toEqual(['b', 'd']);
  await eachAlone([good('e')]);
  expect(done).toEqual(['b', 'd', 'e']);
});

it('ends at the failure of a part that was told to stop', async () => {
  const stopping = new AbortController();
  const done: string[] = [];
  const stopped = async () => {
    stopping.abort(new Error('stopped'));
    stopping.signal.throwIfAborted();
  };
  const all = eachAlone([['a', stopped] as const, ['b', async () => done.push('b')] as const], stopping.signal);
  await expect(all).rejects.toThrow('stopped');
  expect(done).toEqual([]);
});
