export {
  type ApplicationGap,
  type ApplicationState,
  type ApplicationStep,
  applicationGaps,
  applicationSteps,
  stateOf,
  stepGaps,
} from './completeness';
export { type DocumentFileFault, documentFileFault, extensionOf } from './documentFile';
export { type ApplicationListInput, applicationEntries, type UpdateApplicationInput } from './entries';
export { type ConfirmOtpInput, type NewApplicationInput, publicApplicationEntries } from './public';
export type {
  ApplicationFields,
  ApplicationRow,
  ContractContent,
  DocumentVerdict,
  MerchantApplication,
  PreApplicationFields,
  StatusChange,
  StatusTaken,
  StoredDocument,
} from './records';
export { type ApplicationActor, allowedChanges, mayChangeStatus, mayEdit } from './transitions';
export {
  type ApplicationDocument,
  type ApplicationMilkType,
  type ApplicationPlan,
  type ApplicationStatus,
  applicationDocuments,
  applicationMilkTypes,
  applicationPlans,
  applicationStatuses,
  type CompanyType,
  type ContractType,
  type CupSize,
  companyTypes,
  contractTypes,
  cupSizes,
  type DocumentReason,
  documentBytesMax,
  documentExtensions,
  documentNoteMax,
  documentReasons,
  otpLength,
  otpSeconds,
} from './values';
