import type { Role } from '@telve/api';
import type { Generated } from 'kysely';
import type { InstantDefault, Maybe, MaybeInstant, Version } from './columns';

/** What every account has, whichever application it signs in to. */
interface AccountColumns {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  /** As it was typed. */
  email: string;
  /** Invariant lower case of the e-mail, unique: what a sign-in looks for. */
  email_folded: string;
  /** `foldTr` of names and e-mail, written by the application. */
  search: string;
  active: Generated<boolean>;
  /** Argon2id; null until the first password is chosen. */
  password_hash: Maybe<string>;
  /** Argon2id of a mailed single-use password; the chosen one keeps working until it is used (D-27). */
  temporary_password_hash: Maybe<string>;
  temporary_password_expires_at: MaybeInstant;
  /** When the person's data were removed; names and e-mail then are stand-ins, and the account is passive. */
  erased_at: MaybeInstant;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}

/** An account of the panel. */
export interface PanelUsersTable extends AccountColumns {
  role: Role;
  /** Null for PanelUser and AppliedMerchantUser. */
  company_id: Maybe<number>;
  /** 0: all venues of the company. Always equal to what `all_venue` says (D-28). */
  venue_id: Generated<number>;
  all_venue: Generated<boolean>;
  /** Raised by deactivation, role and password changes: tokens with an older one are dead. */
  token_version: Generated<number>;
}

/** An account of the merchant app; it cannot sign in to the panel (D-27). */
export interface MerchantAppUsersTable extends AccountColumns {
  role: 'ReaderUserVenueOwner' | 'ReaderUser';
  company_id: Maybe<number>;
  venue_id: Maybe<number>;
  /** Registered from the app and not yet given a company by staff (D-31). */
  waiting_approval: Generated<boolean>;
}
