import type { ContentImage } from './content-images';
import { defineEntry } from './entry';
import type { Done, Page, PageInput } from './envelope';

/** Onboarding banners of the merchant app at most, passive ones counted (MONB-02). */
export const merchantOnboardingsMax = 4;

/** What a form of a merchant onboarding banner holds (MONB-06, MONB-07). */
export interface MerchantOnboardingFields {
  title: string;
  description: string;
  /** A web address with its scheme; may be empty. */
  link: string;
  linkText: string;
  /** Its place, from 0; the smallest stands first. */
  ordering: number;
  active: boolean;
}

/** A banner the merchant app shows at its first start. */
export interface MerchantOnboarding extends MerchantOnboardingFields {
  id: number;
  imgUrl: string;
  img: ContentImage;
  version: number;
}

export type MerchantOnboardingRow = Pick<
  MerchantOnboarding,
  'id' | 'title' | 'description' | 'ordering' | 'active' | 'imgUrl' | 'version'
>;

export type CreateMerchantOnboardingInput = Pick<MerchantOnboardingFields, 'title' | 'description'> &
  Partial<MerchantOnboardingFields> & {
    /** JPEG, at most 358,400 bytes. Must be there (MONB-15). */
    img?: File;
  };

/** A save, and what the list's switch sends (D-81): what is absent stays as it is, the image too. */
export type UpdateMerchantOnboardingInput = {
  id: number;
  version?: number;
  img?: File;
} & Partial<MerchantOnboardingFields>;

const access = ['PanelUser'] as const;
const root = '/api/panel/merchant-on-boarding';

export const list = defineEntry<PageInput, Page<MerchantOnboardingRow>>()({
  id: 'merchantOnboardings.list',
  method: 'GET',
  path: `${root}/list`,
  access,
  reads: ['merchant-onboardings'],
});

export const detail = defineEntry<{ id: number }, MerchantOnboarding>()({
  id: 'merchantOnboardings.detail',
  method: 'GET',
  path: `${root}/{id}`,
  access,
  errors: ['not_found'],
  reads: ['merchant-onboardings'],
});

/** The fifth is refused, also when several are added at once. */
export const create = defineEntry<CreateMerchantOnboardingInput, MerchantOnboarding>()({
  id: 'merchantOnboardings.create',
  method: 'POST',
  path: root,
  kind: 'multipart',
  access,
  idempotent: true,
  errors: ['merchant_onboardings_full'],
  writes: ['merchant-onboardings'],
});

export const update = defineEntry<UpdateMerchantOnboardingInput, Done>()({
  id: 'merchantOnboardings.update',
  method: 'PUT',
  path: root,
  kind: 'multipart',
  access,
  errors: ['not_found', 'version_conflict'],
  writes: ['merchant-onboardings'],
});

export const merchantOnboardingEntries = { list, detail, create, update };
