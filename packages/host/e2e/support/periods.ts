import type { TimePeriod } from '@telve/api';
import { callPaths } from './calls';
import type { PanelApi } from './panelApi';

const allPeriods = async (api: PanelApi): Promise<TimePeriod[]> =>
  (await api.get<{ items: TimePeriod[] }>(callPaths.periods, { page: 1, size: 100 })).items;

/** Minutes from `from` on that no period has yet; each test asks from another number, so that tests side by side never meet. */
export const freeMinutes = async (api: PanelApi, from: number): Promise<number> => {
  const taken = new Set((await allPeriods(api)).map(({ timePeriod }) => timePeriod));
  let minutes = from;
  while (taken.has(minutes)) minutes += 1;
  return minutes;
};

/** The stored period of so many minutes. */
export const periodOf = async (api: PanelApi, minutes: number): Promise<TimePeriod> => {
  const period = (await allPeriods(api)).find(({ timePeriod }) => timePeriod === minutes);
  if (!period) throw new Error(`There is no period of ${minutes} minutes`);
  return period;
};

/** Adds a period for a test; `from` as for `freeMinutes`. */
export const addPeriod = async (api: PanelApi, from: number): Promise<TimePeriod> => {
  const timePeriod = await freeMinutes(api, from);
  await api.post(callPaths.createPeriod, { timePeriod, active: true });
  return periodOf(api, timePeriod);
};
