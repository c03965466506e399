export { ApiError, type ApiErrorFields, isApiError } from './client/api-error';
export { type CallOptions, type Client, type ClientAuth, type Download, mayCall } from './client/client';
export { type ClientOptions, createClient } from './client/create-client';
export { newIdempotencyKey } from './client/idempotency-key';
export type { Renewed } from './client/replays';
export type { Transport, TransportRequest, TransportResponse } from './client/transport';
export { allEntries, contract } from './contract';
export {
  type ActivityChange,
  type ActivityInput,
  type ActivityKind,
  type ActivityPart,
  type ActivityRow,
  type ActivitySubject,
  activityEntries,
  activityKinds,
  activitySubjects,
} from './contract/activity';
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
} from './contract/applications';
export {
  type ApplicationActor,
  type ApplicationDocument,
  type ApplicationGap,
  type ApplicationListInput,
  type ApplicationMilkType,
  type ApplicationPlan,
  type ApplicationState,
  type ApplicationStatus,
  type ApplicationStep,
  allowedChanges,
  applicationDocuments,
  applicationEntries,
  applicationGaps,
  applicationMilkTypes,
  applicationPlans,
  applicationStatuses,
  applicationSteps,
  type CompanyType,
  type ConfirmOtpInput,
  type ContractType,
  type CupSize,
  companyTypes,
  contractTypes,
  cupSizes,
  type DocumentFileFault,
  type DocumentReason,
  documentBytesMax,
  documentExtensions,
  documentFileFault,
  documentNoteMax,
  documentReasons,
  extensionOf,
  mayChangeStatus,
  mayEdit,
  type NewApplicationInput,
  otpLength,
  otpSeconds,
  publicApplicationEntries,
  stateOf,
  stepGaps,
  type UpdateApplicationInput,
} from './contract/applications';
export {
  authEntries,
  type ChangePasswordInput,
  type LoginInput,
  type SessionRow,
  type SignedIn,
  type Tokens,
} from './contract/auth';
export {
  type CoffeeSize,
  type CreateCoffeeSizeInput,
  coffeeSizeEntries,
  type UpdateCoffeeSizeInput,
} from './contract/coffee-sizes';
export {
  type CoffeeExtras,
  type Company,
  type CompanyFields,
  type CompanyListInput,
  type CompanyRow,
  type CompanySegment,
  type CompanyStatus,
  type CompanyStatusReason,
  type CreateCompanyInput,
  companyClosed,
  companyEntries,
  companyLimits,
  companySegments,
  companyStatuses,
  companyStatusReasons,
  hasCoffeeExtras,
  type UpdateCompanyInput,
} from './contract/companies';
export { isEmail } from './contract/email';
export {
  defineEntry,
  type Entry,
  type InputOf,
  isUnsafe,
  type Kind,
  type Method,
  type PayloadOf,
  type Tag,
  type Wire,
  type WireDate,
} from './contract/entry';
export type { Done, Envelope, FieldError, Page, PageInput, SignedLink, VersionConflict } from './contract/envelope';
export { type ErrorCode, errorStatus } from './contract/errors';
export {
  type ImageFault,
  imageBytesMax,
  imageExtensions,
  imageFault,
  imageSideMax,
  imageTypes,
  isImageAddress,
} from './contract/images';
export {
  type ImportErrorCode,
  type ImportFailure,
  type ImportInput,
  type ImportResult,
  importBytesMax,
  importErrors,
  importExtensions,
  importRowsMax,
} from './contract/imports';
export { defaultPageSize, limits, pageSizes, timePeriodPageSizes } from './contract/limits';
export {
  type Choice,
  type CompanyChoice,
  type EnumName,
  type EnumValue,
  enumNames,
  lookupEntries,
} from './contract/lookups';
export {
  type CreateMerchantUserInput,
  type MerchantUserListInput,
  type MerchantUserRole,
  type MerchantUserRow,
  merchantUserEntries,
  merchantUserRoles,
  type UpdateMerchantUserInput,
} from './contract/merchant-users';
export { type MilkTypeCode, milkTypeCodes } from './contract/milk-codes';
export {
  type CreateMilkTypeInput,
  type MilkType,
  milkTypeEntries,
  type UpdateMilkTypeInput,
} from './contract/milk-types';
export {
  type ActiveInput,
  type CreatePanelUserInput,
  type PanelUserRole,
  type PanelUserRow,
  panelUserEntries,
  panelUserRoles,
  type UpdatePanelUserInput,
} from './contract/panel-users';
export { isRole, type Role, roles } from './contract/roles';
export {
  type CreateTimePeriodInput,
  type TimePeriod,
  timePeriodEntries,
  type UpdateTimePeriodInput,
} from './contract/time-periods';
export {
  basicCoffeeTypes,
  type CoffeeOption,
  type CoffeeSizeOption,
  type CoffeeType,
  type CreateVenueInput,
  closedHour,
  coffeeTypes,
  endOfDayHour,
  type HoursFault,
  hoursFault,
  isClosedDay,
  isCoffeeOffered,
  isFullDay,
  isOvernight,
  type MilkTypeOption,
  openMinutes,
  type PlanType,
  planTypes,
  type StoreType,
  sizesOfCoffee,
  storeTypes,
  type UpdateVenueInput,
  type Venue,
  type VenueCoffee,
  type VenueCoffeeInput,
  type VenueCoffeeSize,
  type VenueExecutive,
  type VenueExecutiveInput,
  type VenueExportInput,
  type VenueFields,
  type VenueListInput,
  type VenueMilk,
  type VenueRow,
  type VenueStatusInput,
  venueCoffeeSizes,
  venueEditorEntries,
  venueEntries,
  venueLimits,
  venueUserFields,
  type WorkingHours,
  workingDays,
} from './contract/venues';
export type { Activity } from './session/activity';
export { type BrowserStorageOptions, browserStorage } from './session/browser-storage';
export type { SessionChannel, SessionMessage } from './session/channel';
export { type Claims, readClaims } from './session/claims';
export type { Clock } from './session/clock';
export { createSession, type SessionOptions } from './session/create-session';
export type { SessionLock } from './session/lock';
export { createReloadPolicy, decideReload, type ReloadFacts, type ReloadPolicyOptions } from './session/reload-policy';
export { rememberReturn, safeReturnPath, takeReturn } from './session/return-path';
export { memoryStorage, type StorageAdapter } from './session/storage';
export type { Session, SessionEnd, SessionState, SessionUser } from './session/types';
export { encode, type WireCall } from './wire/encode';
export { fillPath, pathNames } from './wire/path';
