import type {
  ApplicationDocument,
  ApplicationMilkType,
  ApplicationPlan,
  ApplicationStatus,
  CompanyType,
  CupSize,
  DocumentReason,
} from './values';

/** The five fields of the pre-application (STAFF-13). */
export interface PreApplicationFields {
  storeName: string;
  /** Full name of the person. */
  authorizedPerson: string;
  /** Stored as `+90` and ten digits; every spelling of D-34 may be sent. */
  phoneNumber: string;
  email: string;
  address: string;
}

/** What the wizard asks for besides documents (WIZ-19 to WIZ-40). Texts are empty until they are filled. */
export interface ApplicationFields {
  /** Starts as the store's name (D-50). */
  companyName: string;
  ownerName: string;
  /** Trade title. */
  companyTitle: string;
  companyType: CompanyType;
  /** Registered e-mail. */
  kepAddress: string;
  companyMail: string;
  companyAddress: string;
  taxOffice: string;
  taxIdNumber: string;
  invoiceAddress: string;
  /** 26 characters without spaces; spaces may be sent (D-52). */
  iban: string;
  /** Holder of the account. */
  accountName: string;
  authorizedPersonTitle: string;
  authorizedPersonMail: string;
  subscriptionType: ApplicationPlan;
  coffeeSizeType: CupSize[];
  milkType: ApplicationMilkType[];
  storeAddress: string;
}

/** One of the five documents as stored. Addresses are signed for the reader and short-lived (D-51). */
export interface StoredDocument {
  document: ApplicationDocument;
  /** Name of the file as it was sent. */
  name: string;
  /** Media type found in the content: `application/pdf`, `image/jpeg` or `image/png`. */
  type: string;
  /** Bytes. */
  size: number;
  /** ISO instant. */
  uploadedAt: string;
  /** Downloads the file. */
  url: string;
  /** A picture made anew to be shown in a page; null where there is none, as for a PDF. */
  previewUrl: string | null;
  /** What staff said of it; null: nothing yet. */
  verdict: 'Fine' | 'Again' | null;
  /** Why it is asked for again. */
  reason: DocumentReason | null;
  /** What the applicant is told besides. */
  note: string | null;
}

/** A change of status, the first one its beginning. */
export interface StatusChange {
  status: ApplicationStatus;
  /** ISO instant. */
  at: string;
  /** Full name; null: the applicant before there was an account, or the system. */
  by: string | null;
}

type DocumentUrls = { [Name in ApplicationDocument as `${Name}Url`]: string | null };

/** A whole application (WIZ-18 to WIZ-45, STAFF-13, STAFF-14). */
export interface MerchantApplication extends PreApplicationFields, ApplicationFields, DocumentUrls {
  id: number;
  status: ApplicationStatus;
  /** ISO instant. */
  creationDate: string;
  /** Follows from the IBAN (WIZ-30); empty while no bank is known. */
  bankName: string;
  /** The same as `subscriptionType` (D-47). */
  agreementType: ApplicationPlan;
  /** Absent on a back end that does not review documents: then the links alone are shown. */
  documents?: StoredDocument[];
  /** True: documents were sent back, and the applicant may replace those alone. */
  documentsWanted?: boolean;
  /** Oldest first. Absent on a back end that keeps none. */
  history?: StatusChange[];
  /** Absent on a back end that does not count versions: then the last write wins. */
  version?: number;
}

/** A row of the staff's list. */
export interface ApplicationRow {
  id: number;
  storeName: string;
  authorizedPerson: string;
  email: string;
  phoneNumber: string;
  /** ISO instant. */
  creationDate: string;
  status: ApplicationStatus;
  /** ISO instant of the last change of status. */
  statusSince: string;
  /** Documents that are there, 0 to 5. */
  documentCount: number;
  /** True: documents were sent back and the applicant has not answered yet. */
  documentsWanted: boolean;
}

/** A document's verdict, as staff gives it. */
export interface DocumentVerdict {
  document: ApplicationDocument;
  verdict: 'Fine' | 'Again';
  /** Needed with `Again`. */
  reason?: DocumentReason;
  note?: string;
}

/** Payload of a 409 `invalid_status_change` or `application_not_editable`: what the application has become meanwhile. */
export interface StatusTaken {
  status: ApplicationStatus;
  /** ISO instant. */
  changedAt: string;
  /** Full name, or null: the applicant or the system. */
  changedBy: string | null;
}

/** A contract text and the version that a consent names (D-37). */
export interface ContractContent {
  title: string;
  version: number;
  /** Plain text; a blank line parts its paragraphs. */
  content: string;
}
