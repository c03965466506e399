import { defineEntry } from './entry';
import type { Done, Page, PageInput } from './envelope';
import type { MilkTypeCode } from './milk-codes';

/** A milk type of the catalogue (CAT-12). */
export interface MilkType {
  id: number;
  /** Its title (D-66). */
  milkType: string;
  milkTypeCode: MilkTypeCode;
  active: boolean;
  version: number;
}

export interface CreateMilkTypeInput {
  milkType: string;
  milkTypeCode: MilkTypeCode;
  active: boolean;
}

export interface UpdateMilkTypeInput extends CreateMilkTypeInput {
  id: number;
  /** Version that was read; a stale one is answered 409 `version_conflict`, none means the last write wins. */
  version?: number;
}

const access = ['PanelUser'] as const;

export const list = defineEntry<PageInput, Page<MilkType>>()({
  id: 'milkTypes.list',
  method: 'GET',
  path: '/api/panelMilkType/getMilkTypeList',
  access,
  reads: ['milk-types'],
});

export const detail = defineEntry<{ id: number }, MilkType>()({
  id: 'milkTypes.detail',
  method: 'GET',
  path: '/api/panelMilkType/getMilkType/{id}',
  access,
  errors: ['not_found'],
  reads: ['milk-types'],
});

export const create = defineEntry<CreateMilkTypeInput, MilkType>()({
  id: 'milkTypes.create',
  method: 'POST',
  path: '/api/panelMilkType/postMilkType',
  access,
  idempotent: true,
  errors: ['milk_type_already_exists'],
  writes: ['milk-types'],
});

export const update = defineEntry<UpdateMilkTypeInput, Done>()({
  id: 'milkTypes.update',
  method: 'POST',
  path: '/api/panelMilkType/postUpdateMilkType',
  access,
  errors: ['not_found', 'milk_type_already_exists', 'version_conflict'],
  writes: ['milk-types'],
});

/** Carries no version: the last switch wins (D-91). */
export const setActive = defineEntry<{ id: number; active: boolean }, Done>()({
  id: 'milkTypes.setActive',
  method: 'POST',
  path: '/api/panelMilkType/postChangeActiveMilkType',
  access,
  errors: ['not_found'],
  writes: ['milk-types'],
});

export const milkTypeEntries = { list, detail, create, update, setActive };
