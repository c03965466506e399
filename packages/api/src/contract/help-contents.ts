import { defineEntry } from './entry';
import type { Done, Page, PageInput } from './envelope';

export const helpLimits = {
  /** Longest question, in UTF-16 units (HELP-18). */
  question: 120,
  /** Longest answer (HELP-20). */
  answer: 10_000,
  /** Largest priority. */
  priorityMax: 1_000_000,
} as const;

/** What a form of a help content holds (HELP-11 to HELP-13). Plain texts: markup in them is shown, never run. */
export interface HelpContentFields {
  /** The question. */
  title: string;
  titleEn: string;
  /** The answer. */
  description: string;
  descriptionEn: string;
  /** Its category. */
  helpMenuId: number;
  active: boolean;
  /** From 0; the smallest stands first. */
  priority: number;
}

/** A question of the consumer app's help menu with its answer. */
export interface HelpContent extends HelpContentFields {
  id: number;
  version: number;
}

export interface HelpContentRow {
  id: number;
  title: string;
  helpMenuId: number;
  /** Title of its category (HELP-03). */
  helpMenuTitle: string;
  active: boolean;
  priority: number;
}

export interface HelpCategory {
  id: number;
  title: string;
}

export type CreateHelpContentInput = Omit<HelpContentFields, 'active' | 'priority'> &
  Partial<Pick<HelpContentFields, 'active' | 'priority'>>;

export type UpdateHelpContentInput = HelpContentFields & { id: number; version?: number };

const access = ['PanelUser'] as const;
const root = '/api/panel/help-menu';

export const list = defineEntry<PageInput, Page<HelpContentRow>>()({
  id: 'helpContents.list',
  method: 'GET',
  path: `${root}/content-list`,
  access,
  wire: { paging: 'pageNumber' },
  reads: ['help-contents'],
});

export const categories = defineEntry<Record<string, never>, HelpCategory[]>()({
  id: 'helpContents.categories',
  method: 'GET',
  path: `${root}/category-select-list`,
  access,
  reads: ['help-categories'],
});

export const detail = defineEntry<{ id: number }, HelpContent>()({
  id: 'helpContents.detail',
  method: 'GET',
  path: `${root}/content/{id}`,
  access,
  errors: ['not_found'],
  reads: ['help-contents'],
});

export const create = defineEntry<CreateHelpContentInput, HelpContent>()({
  id: 'helpContents.create',
  method: 'POST',
  path: `${root}/create-content`,
  access,
  idempotent: true,
  errors: ['help_category_not_found'],
  writes: ['help-contents'],
});

export const update = defineEntry<UpdateHelpContentInput, Done>()({
  id: 'helpContents.update',
  method: 'PUT',
  path: `${root}/update-content`,
  access,
  errors: ['not_found', 'help_category_not_found', 'version_conflict'],
  writes: ['help-contents'],
});

/** Carries no version: the last switch wins (D-91). */
export const setActive = defineEntry<{ id: number; active: boolean }, Done>()({
  id: 'helpContents.setActive',
  method: 'PUT',
  path: `${root}/update-content-status/{id}`,
  access,
  errors: ['not_found'],
  writes: ['help-contents'],
});

/** Carries no version: the last number wins (D-91). */
export const setPriority = defineEntry<{ id: number; priority: number }, Done>()({
  id: 'helpContents.setPriority',
  method: 'PUT',
  path: `${root}/update-content-priority/{id}`,
  access,
  errors: ['not_found'],
  writes: ['help-contents'],
});

export const remove = defineEntry<{ id: number }, Done>()({
  id: 'helpContents.remove',
  method: 'DELETE',
  path: `${root}/delete-content/{id}`,
  access,
  errors: ['not_found'],
  writes: ['help-contents'],
});

export const helpContentEntries = { list, categories, detail, create, update, setActive, setPriority, remove };
