import type { Renewed } from '../client/replays';
import { browserStorage } from './browser-storage';
import { type Clock, systemClock } from './clock';
import type { StorageAdapter } from './storage';

const span = 30_000;
const most = 2;

export interface ReloadFacts extends Renewed {
  /** True while a dirty form, an open dialog or toast or a running upload is on screen. */
  somethingToLose: boolean;
  /** Epoch milliseconds of this tab's earlier reloads of this kind. */
  reloads: readonly number[];
  /** Epoch milliseconds. */
  now: number;
}

/** What follows a renewal: a reload only when nothing can be lost, and at most two in 30 s (SES-21, D-07). */
export const decideReload = ({
  replayedUnsafe,
  somethingToLose,
  reloads,
  now,
}: ReloadFacts): 'reload' | 'revalidate' => {
  const recent = reloads.filter((at) => now - at < span);
  return replayedUnsafe || somethingToLose || recent.length >= most ? 'revalidate' : 'reload';
};

export interface ReloadPolicyOptions {
  /** Asked at the moment of decision. */
  somethingToLose: () => boolean;
  /** Survives the reload. Default: the tab's sessionStorage; a tab without one is never reloaded. */
  storage?: StorageAdapter;
  clock?: Clock;
}

const key = 'telve.reloads';

const readTimes = (text: string | null): number[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((at): at is number => typeof at === 'number') : [];
  } catch {
    return [];
  }
};

/**
 * Decides for a host what its client's `onRenewed` asks, and counts the reloads over reloads:
 * `onRenewed: (renewed) => (policy(renewed) === 'reload' ? location.reload() : revalidate())`.
 */
export const createReloadPolicy = ({ somethingToLose, storage, clock = systemClock }: ReloadPolicyOptions) => {
  const kept = storage ?? browserStorage({ area: 'session' });
  return (renewed: Renewed): 'reload' | 'revalidate' => {
    const now = clock.now();
    const reloads = readTimes(kept.get(key)).filter((at) => now - at < span && at <= now);
    const decision = decideReload({ ...renewed, somethingToLose: somethingToLose(), reloads, now });
    if (decision === 'revalidate') return decision;
    kept.set(key, JSON.stringify([...reloads, now]));
    return storage || kept.persistent ? 'reload' : 'revalidate';
  };
};
