import { defineEntry } from './entry';
import type { Done, Page, PageInput } from './envelope';

/** An order time period (CAT-14). */
export interface TimePeriod {
  id: number;
  /** Whole minutes, 0 to 1,440 (D-91). */
  timePeriod: number;
  active: boolean;
  version: number;
}

export interface CreateTimePeriodInput {
  timePeriod: number;
  active: boolean;
}

export interface UpdateTimePeriodInput extends CreateTimePeriodInput {
  id: number;
  /** Version that was read; a stale one is answered 409 `version_conflict`, none means the last write wins. */
  version?: number;
}

const access = ['PanelUser'] as const;

export const list = defineEntry<PageInput, Page<TimePeriod>>()({
  id: 'timePeriods.list',
  method: 'GET',
  path: '/api/panel/coffeetimeperiod/list',
  access,
  reads: ['time-periods'],
});

export const detail = defineEntry<{ id: number }, TimePeriod>()({
  id: 'timePeriods.detail',
  method: 'GET',
  path: '/api/panel/coffeetimeperiod/detail/{id}',
  access,
  errors: ['not_found'],
  reads: ['time-periods'],
});

export const create = defineEntry<CreateTimePeriodInput, TimePeriod>()({
  id: 'timePeriods.create',
  method: 'POST',
  path: '/api/panel/coffeetimeperiod/create-coffee-time-period',
  access,
  idempotent: true,
  errors: ['time_period_already_exists'],
  writes: ['time-periods'],
});

/** Also what the list's switch sends (D-67). */
export const update = defineEntry<UpdateTimePeriodInput, Done>()({
  id: 'timePeriods.update',
  method: 'PUT',
  path: '/api/panel/coffeetimeperiod/update-coffee-time-period',
  access,
  errors: ['not_found', 'time_period_already_exists', 'version_conflict'],
  writes: ['time-periods'],
});

export const timePeriodEntries = { list, detail, create, update };
