import { expect, it } from 'vitest';
import { startLoop } from './loop';

it('runs at once, goes on after an error and runs again when woken', async () => {
  let runs = 0;
  const errors: unknown[] = [];
  const loop = startLoop(
    async () => {
      runs += 1;
      if (runs === 1) throw new Error('first');
    },
    60_000,
    (error) => errors.push(error),
  );
  expect(runs).toBe(1);
  loop.wake();
  await expect.poll(() => runs).toBe(2);
  await loop.stop();
  expect(errors).toHaveLength(1);
});

it('waits at its end for the run in progress and starts no other', async () => {
  let runs = 0;
  let finish = (): void => {};
  const loop = startLoop(
    () => {
      runs += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
    0,
    () => {},
  );
  let stopped = false;
  const stopping = loop.stop().then(() => {
    stopped = true;
  });
  await Promise.resolve();
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(runs).toBe(1);
});
