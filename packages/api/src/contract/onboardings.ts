import type { ContentImage } from './content-images';
import { defineEntry } from './entry';
import type { Done, Page, PageInput } from './envelope';

/** Screens the list holds on its one page (CONB-05). */
export const onboardingPageSize = 100;

/** Largest place of an onboarding screen or banner. */
export const orderingMax = 1_000_000;

/** Largest image of a consumer onboarding screen, in bytes. It has no limit of its own in the specification. */
export const onboardingImageBytesMax = 2_000_000;

/** Largest animation, in bytes. */
export const animationBytesMax = 1_000_000;

/** What a form of a consumer onboarding screen holds (CONB-10, CONB-13). */
export interface OnboardingFields {
  title: string;
  description: string;
  link: string;
  linkText: string;
  /** Its place, from 0; the smallest stands first. */
  ordering: number;
  active: boolean;
}

/** An animation as it is stored: what its file says of itself. */
export interface StoredAnimation {
  size: number;
  /** Version of the format, e.g. `5.12.1`; empty where the file names none. */
  format: string;
  /** Length in seconds. */
  seconds: number;
}

/** A screen the consumer app shows at its first start. With both, the app shows the animation. */
export interface Onboarding extends OnboardingFields {
  id: number;
  imgUrl: string | null;
  img: ContentImage | null;
  animationUrl: string | null;
  animation: StoredAnimation | null;
  version: number;
}

export type OnboardingRow = Pick<
  Onboarding,
  'id' | 'title' | 'description' | 'ordering' | 'active' | 'imgUrl' | 'animationUrl' | 'version'
>;

export type CreateOnboardingInput = Pick<OnboardingFields, 'title' | 'description'> &
  Partial<OnboardingFields> & {
    /** JPEG or PNG. One of image and animation must be there (CONB-21). */
    img?: File;
    /** Lottie JSON, at most `animationBytesMax`. */
    animation?: File;
  };

/** A save, and what the list's switch sends (D-81): what is absent stays as it is, image and animation too. */
export type UpdateOnboardingInput = {
  id: number;
  version?: number;
  img?: File;
  animation?: File;
  /** True drops the stored image; refused where nothing would be left to show. */
  removeImg?: boolean;
  removeAnimation?: boolean;
} & Partial<OnboardingFields>;

const access = ['PanelUser'] as const;
const root = '/api/panel/onboarding';
const fileErrors = ['unprocessable_file', 'storage_full'] as const;

export const list = defineEntry<PageInput, Page<OnboardingRow>>()({
  id: 'onboardings.list',
  method: 'GET',
  path: `${root}/list`,
  access,
  reads: ['onboardings'],
});

export const detail = defineEntry<{ id: number }, Onboarding>()({
  id: 'onboardings.detail',
  method: 'GET',
  path: `${root}/{id}`,
  access,
  errors: ['not_found'],
  reads: ['onboardings'],
});

export const create = defineEntry<CreateOnboardingInput, Onboarding>()({
  id: 'onboardings.create',
  method: 'POST',
  path: root,
  kind: 'multipart',
  access,
  idempotent: true,
  errors: fileErrors,
  writes: ['onboardings'],
});

export const update = defineEntry<UpdateOnboardingInput, Done>()({
  id: 'onboardings.update',
  method: 'PUT',
  path: root,
  kind: 'multipart',
  access,
  errors: ['not_found', ...fileErrors, 'version_conflict'],
  writes: ['onboardings'],
});

/**
 * The whole order at once, as dragging a row changes it: `ids` are all screens, the first stands first and gets place 1.
 * Refused with `conflict` when a screen came or went meanwhile.
 */
export const reorder = defineEntry<{ ids: number[] }, Done>()({
  id: 'onboardings.reorder',
  method: 'PUT',
  path: `${root}/order`,
  access,
  errors: ['conflict'],
  writes: ['onboardings'],
});

export const remove = defineEntry<{ id: number }, Done>()({
  id: 'onboardings.remove',
  method: 'POST',
  path: '/api/panelOnBoarding/postDeleteOnBoarding',
  access,
  errors: ['not_found'],
  writes: ['onboardings'],
});

export const onboardingEntries = { list, detail, create, update, reorder, remove };
