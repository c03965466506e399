import type { ContentImage } from './content-images';
import { defineEntry } from './entry';
import type { Done, Page, PageInput } from './envelope';

/** The app a banner is shown in (BAN-51). */
export const bannerApplications = ['UserApp', 'MerchantApp'] as const;
export type BannerApplication = (typeof bannerApplications)[number];

/** Minute of its last day at which a banner ends, in Europe/Istanbul (D-80). */
export const bannerEndTime = '23:59';

/** Smallest and largest place of a banner (BAN-46). */
export const bannerOrder = { min: 1, max: 1_000_000 } as const;

/** What a form of a banner holds (BAN-02 to BAN-09). */
export interface BannerFields {
  title: string;
  /** Its place in the app, from 1; no two banners of one app share it (D-79). */
  order: number;
  link: string;
  /** Asked for as soon as there is a link (D-77). */
  linkText: string;
  /** `YYYY-MM-DD`, the last day: the banner ends at `bannerEndTime` of it. */
  endDate: string;
  isActive: boolean;
  applicationType: BannerApplication;
}

/** A banner of an app. */
export interface Banner extends BannerFields {
  id: number;
  /** Address of the Turkish image. */
  imgUrl: string;
  /** Address of the English image, or null where only the Turkish one was given. */
  imgUrlEn: string | null;
  img: ContentImage;
  imgEn: ContentImage | null;
  version: number;
}

export type BannerRow = Pick<Banner, 'id' | 'title' | 'endDate' | 'isActive' | 'order' | 'applicationType' | 'imgUrl'>;

export const bannerSortColumns = ['id', 'title', 'endDate', 'isActive', 'order'] as const;
export const sortTypes = ['ASC', 'DESC'] as const;

/** Filters of the banner list; the dates select by the last day, both included (BAN-30). */
export interface BannerListInput extends PageInput {
  isActive?: boolean;
  applicationType?: BannerApplication;
  startDate?: string;
  endDate?: string;
  /** Default `order`, ascending. */
  sortingColumn?: (typeof bannerSortColumns)[number];
  sortType?: (typeof sortTypes)[number];
}

export type CreateBannerInput = Pick<BannerFields, 'title' | 'order' | 'endDate'> &
  Partial<BannerFields> & {
    /** JPEG, at most 358,400 bytes. Must be there (BAN-68). */
    img?: File;
    imgEn?: File;
  };

/** A save: what is absent stays as it is, the images too (BAN-71). */
export type UpdateBannerInput = { id: number; version?: number; img?: File; imgEn?: File } & Partial<BannerFields>;

const access = ['PanelUser'] as const;
const root = '/api/panel/banner';
const dates = { startDate: 'DD/MM/YYYY', endDate: 'DD/MM/YYYY' } as const;
const wire = { aliases: { order: ['ordering'] }, errorFields: { Ordering: 'order', Link: 'link' } } as const;
const orderErrors = ['ordering_cannot_be_same', 'cannot_be_negative'] as const;

export const list = defineEntry<BannerListInput, Page<BannerRow>>()({
  id: 'banners.list',
  method: 'GET',
  path: `${root}/get-all`,
  access,
  wire: { dates },
  reads: ['banners'],
});

export const detail = defineEntry<{ id: number }, Banner>()({
  id: 'banners.detail',
  method: 'GET',
  path: `${root}/{id}`,
  access,
  errors: ['not_found'],
  reads: ['banners'],
});

export const create = defineEntry<CreateBannerInput, Banner>()({
  id: 'banners.create',
  method: 'POST',
  path: root,
  kind: 'multipart',
  access,
  idempotent: true,
  wire,
  errors: [...orderErrors, 'check_end_date'],
  writes: ['banners'],
});

export const update = defineEntry<UpdateBannerInput, Done>()({
  id: 'banners.update',
  method: 'PUT',
  path: `${root}/{id}`,
  kind: 'multipart',
  access,
  wire,
  errors: ['not_found', ...orderErrors, 'check_end_date', 'version_conflict'],
  writes: ['banners'],
});

/** Answers false for a banner that is not there (BAN-78). */
export const remove = defineEntry<{ id: number }, Done>()({
  id: 'banners.remove',
  method: 'DELETE',
  path: `${root}/{id}`,
  access,
  writes: ['banners'],
});

export const bannerEntries = { list, detail, create, update, remove };
