import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manual-clock';
import { createReloadPolicy, decideReload } from './reload-policy';
import { memoryStorage } from './storage';

const facts = { replayedUnsafe: false, somethingToLose: false, reloads: [], now: 100_000 };

describe('what follows a renewal (SES-21, D-07)', () => {
  it('is a reload when nothing can be lost', () => {
    expect(decideReload(facts)).toBe('reload');
  });

  it('is no reload over a dirty form, a dialog, a toast or an upload', () => {
    expect(decideReload({ ...facts, somethingToLose: true })).toBe('revalidate');
  });

  it('is no reload after a change that was sent again', () => {
    expect(decideReload({ ...facts, replayedUnsafe: true })).toBe('revalidate');
  });

  it('is at most two reloads in 30 s, counted over the reloads', async () => {
    const storage = memoryStorage();
    const clock = manualClock();
    const decide = () =>
      createReloadPolicy({ somethingToLose: () => false, storage, clock })({ replayedUnsafe: false });
    expect([decide(), decide(), decide()]).toEqual(['reload', 'reload', 'revalidate']);
    await clock.pass(30_000);
    expect(decide()).toBe('reload');
  });

  it('is no reload where the count cannot be kept', () => {
    const decide = createReloadPolicy({ somethingToLose: () => false });
    expect(decide({ replayedUnsafe: false })).toBe('revalidate');
  });
});
