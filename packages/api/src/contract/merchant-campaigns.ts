import { defineEntry } from './entry';
import type { Done, Page, PageInput } from './envelope';
import type { LinkType } from './links';

/** What a form of a merchant-app campaign holds (MCAMP-11 to MCAMP-16). */
export interface MerchantCampaignFields {
  title: string;
  /** The mobile title. */
  shortDescription: string;
  description: string;
  /** `YYYY-MM-DD`, the last day. */
  endDate: string;
  link: string;
  campaignLinkType: LinkType;
  linkText: string;
  /** At least 0; the smallest stands first. */
  sortOrder: number;
  isShownHomePage: boolean;
  active: boolean;
  isShown: boolean;
}

/** A campaign of the merchant app. */
export interface MerchantCampaign extends MerchantCampaignFields {
  id: number;
  imgUrl: string | null;
  /** Bytes, width and height of the image as it is stored, or null. */
  img: { size: number; width: number; height: number } | null;
  version: number;
}

export type MerchantCampaignRow = Pick<MerchantCampaign, 'id' | 'title' | 'shortDescription' | 'active'>;

export type CreateMerchantCampaignInput = Pick<
  MerchantCampaignFields,
  'title' | 'shortDescription' | 'description' | 'endDate'
> &
  Partial<MerchantCampaignFields> & {
    /** JPEG, at most 358,400 bytes. Must be there (MCAMP-27). */
    img?: File;
  };

/** A save: what is absent stays as it is, the image too. */
export type UpdateMerchantCampaignInput = {
  id: number;
  version?: number;
  img?: File;
} & Partial<MerchantCampaignFields>;

const access = ['PanelUser'] as const;
const root = '/api/panel/merchant-campaign';
const wire = { errorFields: { Link: 'link' } } as const;

export const list = defineEntry<PageInput, Page<MerchantCampaignRow>>()({
  id: 'merchantCampaigns.list',
  method: 'GET',
  path: `${root}/list`,
  access,
  reads: ['merchant-campaigns'],
});

export const detail = defineEntry<{ id: number }, MerchantCampaign>()({
  id: 'merchantCampaigns.detail',
  method: 'GET',
  path: `${root}/{id}`,
  access,
  errors: ['campaign_not_found'],
  reads: ['merchant-campaigns'],
});

export const create = defineEntry<CreateMerchantCampaignInput, MerchantCampaign>()({
  id: 'merchantCampaigns.create',
  method: 'POST',
  path: root,
  kind: 'multipart',
  access,
  wire,
  idempotent: true,
  errors: ['check_end_date'],
  writes: ['merchant-campaigns'],
});

export const update = defineEntry<UpdateMerchantCampaignInput, Done>()({
  id: 'merchantCampaigns.update',
  method: 'PUT',
  path: root,
  kind: 'multipart',
  access,
  wire,
  errors: ['campaign_not_found', 'check_end_date', 'version_conflict'],
  writes: ['merchant-campaigns'],
});

/** Carries no version: the last switch wins (D-91). */
export const setActive = defineEntry<{ id: number; active: boolean }, Done>()({
  id: 'merchantCampaigns.setActive',
  method: 'PUT',
  path: `${root}/update-active`,
  access,
  errors: ['campaign_not_found'],
  writes: ['merchant-campaigns'],
});

/** The shown switch of the form (D-87). Carries no version: the last switch wins (D-91). */
export const setShown = defineEntry<{ id: number; isShown: boolean }, Done>()({
  id: 'merchantCampaigns.setShown',
  method: 'PUT',
  path: `${root}/update-visibility`,
  access,
  wire: { aliases: { isShown: ['shown'] } },
  errors: ['campaign_not_found'],
  writes: ['merchant-campaigns'],
});

export const merchantCampaignEntries = { list, detail, create, update, setActive, setShown };
