import { createClient } from '../client/create-client';
import type { Renewed } from '../client/replays';
import type { Activity } from '../session/activity';
import { createSession } from '../session/create-session';
import { type ManualClock, manualClock } from './manual-clock';
import { type MemoryApi, memoryApi } from './memory-api';
import { type Browser, createBrowser } from './tabs';

/** A tab that somebody uses, or has left alone. */
const handActivity = () => {
  const listeners = new Set<() => void>();
  let used = true;
  const activity: Activity = {
    inUse: () => used,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    activity,
    leave: () => {
      used = false;
    },
    comeBack: () => {
      used = true;
      for (const listener of listeners) listener();
    },
    listeners: () => listeners.size,
  };
};

export interface World {
  clock: ManualClock;
  api: MemoryApi;
  browser: Browser;
}

export const createWorld = (options?: { life?: number; ahead?: number }): World => {
  const clock = manualClock();
  return { clock, api: memoryApi(clock, options), browser: createBrowser() };
};

/** One tab of the panel: its session, its client and what the client told of renewals. */
export const openPanel = ({ clock, api, browser }: World) => {
  const renewed: Renewed[] = [];
  const person = handActivity();
  const session = createSession({ ...browser.openTab(), transport: api.transport, clock, activity: person.activity });
  const client = createClient({
    transport: api.transport,
    auth: session,
    onRenewed: (event) => renewed.push(event),
  });
  return { session, client, renewed, person };
};
