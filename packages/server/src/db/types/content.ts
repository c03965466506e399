import type { BannerApplication } from '@telve/api';
import type { Generated } from 'kysely';
import type { InstantDefault, Maybe, Version } from './columns';

/** Columns of everything the apps show in an order. */
interface PlacedColumns {
  id: Generated<number>;
  title: string;
  /** Written by the application with a function of `search.ts`. */
  search: string;
  link: Generated<string>;
  /** Empty without a link. */
  link_text: Generated<string>;
  active: Generated<boolean>;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}

/** A picture that is always there. */
interface OwnImageColumns {
  image_url: string;
  /** Bytes. */
  image_size: number;
  /** Pixels. */
  image_width: number;
  image_height: number;
}

/** A banner of an app. */
export interface BannersTable extends PlacedColumns, OwnImageColumns {
  /** From 1; no two banners of one app share it. */
  sort_order: number;
  /** `YYYY-MM-DD`, the last day. */
  end_date: string;
  application_type: BannerApplication;
  /** The English picture: all of it or nothing. */
  image_en_url: Maybe<string>;
  image_en_size: Maybe<number>;
  image_en_width: Maybe<number>;
  image_en_height: Maybe<number>;
}

/** A screen of the consumer app's first start, with a picture, an animation or both. */
export interface OnboardingsTable extends PlacedColumns {
  description: string;
  /** The smallest stands first. */
  sort_order: Generated<number>;
  /** The picture: all of it or nothing. */
  image_url: Maybe<string>;
  image_size: Maybe<number>;
  image_width: Maybe<number>;
  image_height: Maybe<number>;
  /** The animation: all of it or nothing. */
  animation_url: Maybe<string>;
  /** Bytes. */
  animation_size: Maybe<number>;
  /** Version of the format that the file names. */
  animation_format: Maybe<string>;
  animation_seconds: Maybe<number>;
}

/** A banner of the merchant app's first start. */
export interface MerchantOnboardingsTable extends PlacedColumns, OwnImageColumns {
  description: string;
  /** The smallest stands first. */
  sort_order: Generated<number>;
}
