import { describe, expect, it } from 'vitest';
import { manualClock, settled } from '../testing/manual-clock';
import { createBrowser } from '../testing/tabs';
import { storageLock } from './lock';

const setUp = () => {
  const clock = manualClock();
  const browser = createBrowser();
  const lockOf = () => storageLock(browser.openTab().storage, 'lock', clock);
  return { clock, browser, first: lockOf(), second: lockOf() };
};

describe('storageLock', () => {
  it('lets one tab in at a time, also when both come in the same moment', async () => {
    const { clock, browser, first, second } = setUp();
    let inside = 0;
    let most = 0;
    const task = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise<void>((resolve) => {
        clock.after(1000, resolve);
      });
      inside -= 1;
      return inside;
    };
    const both = Promise.all([first(task), second(task)]);
    await clock.pass(5000);
    await both;
    expect(most).toBe(1);
    expect(browser.values.size).toBe(0);
  });

  it('is free again when its tab died', async () => {
    const { clock, browser, second } = setUp();
    browser.values.set('lock', `0.5 ${clock.now() + 10_000}`);
    let done = false;
    void second(async () => {
      done = true;
    });
    await clock.pass(9000);
    expect(done).toBe(false);
    await clock.pass(2000);
    expect(done).toBe(true);
  });

  it('hands a rejection through and lets go', async () => {
    const { clock, browser, first } = setUp();
    const outcome = expect(first(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await clock.pass(100);
    await outcome;
    await settled();
    expect(browser.values.size).toBe(0);
  });
});
