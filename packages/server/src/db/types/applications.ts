import type {
  ApplicationDocument,
  ApplicationMilkType,
  ApplicationPlan,
  ApplicationStatus,
  CompanyType,
  CupSize,
  DocumentReason,
} from '@telve/api';
import type { Generated } from 'kysely';
import type { Instant, InstantDefault, JsonDefault, Maybe, MaybeInstant, Version } from './columns';

/** A merchant application. Texts are empty until they are filled. */
export interface MerchantApplicationsTable {
  id: Generated<number>;
  /** As it was typed. */
  email: string;
  /** Invariant lower case of the e-mail; unique among open applications. */
  email_folded: string;
  store_name: string;
  authorized_person: string;
  /** `+90` and ten digits (D-34). */
  phone_number: string;
  address: Generated<string>;
  company_name: Generated<string>;
  owner_name: Generated<string>;
  company_title: Generated<string>;
  company_type: Generated<CompanyType>;
  kep_address: Generated<string>;
  company_mail: Generated<string>;
  company_address: Generated<string>;
  tax_office: Generated<string>;
  tax_id_number: Generated<string>;
  invoice_address: Generated<string>;
  /** 26 characters without spaces, or empty. */
  iban: Generated<string>;
  /** Follows from the IBAN. */
  bank_name: Generated<string>;
  account_name: Generated<string>;
  authorized_person_title: Generated<string>;
  authorized_person_mail: Generated<string>;
  subscription_type: Generated<ApplicationPlan>;
  coffee_sizes: JsonDefault<CupSize[]>;
  milk_types: JsonDefault<ApplicationMilkType[]>;
  store_address: Generated<string>;
  status: Generated<ApplicationStatus>;
  status_since: InstantDefault;
  /** Documents were sent back and the applicant has not answered yet. */
  documents_wanted: Generated<boolean>;
  /** `foldTr` of what the list searches, written by the application. */
  search: string;
  /** When the person's data were removed: the texts then are empty, and the documents are gone. */
  erased_at: MaybeInstant;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}

/** A stored document; a newer file of the same kind replaces the row. */
export interface ApplicationDocumentsTable {
  /** Random UUID, the name in signed links. */
  id: string;
  application_id: number;
  document: ApplicationDocument;
  /** Name of the file as it was sent. */
  name: string;
  /** Found in the content. */
  media_type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  /** Where the private store keeps the file. */
  storage_key: string;
  /** Where it keeps the picture for previews; null for a PDF. */
  preview_key: Maybe<string>;
  uploaded_at: InstantDefault;
  verdict: Maybe<'Fine' | 'Again'>;
  reason: Maybe<DocumentReason>;
  note: Maybe<string>;
}

/** A change of status; never changed or deleted. */
export interface ApplicationHistoryTable {
  id: Generated<number>;
  application_id: number;
  status: ApplicationStatus;
  at: InstantDefault;
  /** Null: the applicant before there was an account, or the system. */
  actor_id: Maybe<number>;
}

/** The last code mailed to an address; a new one replaces it (D-36). */
export interface EmailCodesTable {
  email_folded: string;
  code_hash: string;
  sent_at: Instant;
  expires_at: Instant;
  /** Tries that were looked at. */
  tries: Generated<number>;
  /** The code was right, at this instant: it is right no second time. */
  used_at: MaybeInstant;
  /** Until when one application may be handed in with it; null again once it was. */
  confirmed_until: MaybeInstant;
}

/** A version of a contract text; never changed. */
export interface ContractTextsTable {
  type: string;
  version: number;
  title: string;
  content: string;
  sha256: string;
  created_at: InstantDefault;
}

/** A consent as it was given; only its withdrawal is written later. */
export interface ConsentsTable {
  id: Generated<number>;
  email_folded: string;
  text_type: string;
  text_version: number;
  text_sha256: string;
  kind: 'NoticeRead' | 'TransferAbroad';
  /** Call by which it came. */
  channel: string;
  /** Address of the connection. */
  address: string;
  at: InstantDefault;
  withdrawn_at: MaybeInstant;
}
