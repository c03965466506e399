/** States of a merchant application, in the order of its life (STAFF-15). */
export const applicationStatuses = [
  'NewApplication',
  'PendingPreApproval',
  'PreApproved',
  'PendingApproval',
  'AwaitingStoreOpening',
  'Rejected',
  'Completed',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Kinds of companies (WIZ-22). */
export const companyTypes = ['Individual', 'Limited', 'Stock'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** The plan an applicant asks for (WIZ-36, D-47). */
export const applicationPlans = ['BASIC', 'PLUS'] as const;
export type ApplicationPlan = (typeof applicationPlans)[number];

/** Cup sizes of an application (WIZ-37, D-48). */
export const cupSizes = ['Small', 'Medium', 'Large'] as const;
export type CupSize = (typeof cupSizes)[number];

/** Milk types of an application (WIZ-38, D-49). */
export const applicationMilkTypes = ['LowFat', 'LactoseFree', 'WithoutMilk', 'FullFat'] as const;
export type ApplicationMilkType = (typeof applicationMilkTypes)[number];

/** The five documents (WIZ-41 to WIZ-45), in the order in which forms ask for them. */
export const applicationDocuments = [
  'taxPlate',
  'certificateOfActivity',
  'signatureCircular',
  'tradeRegistryRecord',
  'contract',
] as const;
export type ApplicationDocument = (typeof applicationDocuments)[number];

/** Ends of file names a document may have, without the dot (WIZ-54). */
export const documentExtensions = ['jpg', 'jpeg', 'png', 'pdf'] as const;

/** Largest document, in bytes: 10 MB as the specification counts it (WIZ-55). */
export const documentBytesMax = 10_000_000;

/** Why a document is asked for again. */
export const documentReasons = ['CutOff', 'Unreadable', 'Expired', 'WrongDocument'] as const;
export type DocumentReason = (typeof documentReasons)[number];

/** Longest note to an applicant about a document, in UTF-16 units. */
export const documentNoteMax = 500;

/** Contract texts that can be asked for (D-37). */
export const contractTypes = ['ClarificationText'] as const;
export type ContractType = (typeof contractTypes)[number];

/** Digits of an e-mail code (APP-21). */
export const otpLength = 6;

/** Seconds an e-mail code lives where an answer does not say (APP-19). */
export const otpSeconds = 180;
