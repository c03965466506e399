import type { MembershipStatus, SubscriptionPlanType } from '@telve/api';
import type { Generated } from 'kysely';
import type { InstantDefault, Maybe, MaybeInstant, Version } from './columns';

/** A category of the consumer app's help menu. Fixed. */
export interface HelpCategoriesTable {
  id: number;
  title: string;
}

/** A question of the help menu with its answer, in both languages, as plain text. */
export interface HelpContentsTable {
  id: Generated<number>;
  /** The question. */
  title: string;
  title_en: string;
  /** `foldTr` of both questions, written by the application (`helpContentSearch`). */
  search: string;
  /** The answer. */
  description: string;
  description_en: string;
  category_id: number;
  active: Generated<boolean>;
  /** The smallest stands first. */
  priority: Generated<number>;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}

/** What a member may subscribe to. The panel changes the price alone. */
export interface SubscriptionPlansTable {
  id: Generated<number>;
  /** Name of the package: `Plus Aylık`. */
  description: string;
  /** Name of the plan: `Aylık`. */
  name: string;
  /** `foldTr` of both names, written by whoever adds a plan (`subscriptionPlanSearch`). */
  search: string;
  /** How long a period is, as members read it: `1 ay`. */
  time_period: string;
  /** Whole Turkish lira. */
  amount: number;
  subscription_type: SubscriptionPlanType;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}

/** A member of the consumer app. Orders, uses of codes and the access log name members by id, without a reference. */
export interface EndUsersTable {
  id: Generated<number>;
  /** Empty once erased, as are the other personal columns. */
  first_name: Generated<string>;
  last_name: Generated<string>;
  email: Generated<string>;
  /** Ten digits: `5051187340`. */
  phone: Generated<string>;
  image_url: Maybe<string>;
  /** Changes of the picture since the count was last reset. */
  img_update_count: Generated<number>;
  /** Plan of the running subscription: set exactly while the membership is active. */
  plan_id: Maybe<number>;
  /** Null for a member who never subscribed; then there is no start and no end either. */
  membership_status: Maybe<MembershipStatus>;
  /** `YYYY-MM-DD` in Istanbul, the first and the last day of the period. */
  membership_start: Maybe<string>;
  membership_end: Maybe<string>;
  /** The instant at which the membership began. */
  subscribed_at: MaybeInstant;
  /** When the person's data were removed. */
  erased_at: MaybeInstant;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}
