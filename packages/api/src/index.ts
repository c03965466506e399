export { ApiError, type ApiErrorFields, isApiError } from './client/api-error';
export { type CallOptions, type Client, type ClientAuth, type Download, mayCall } from './client/client';
export { type ClientOptions, createClient } from './client/create-client';
export { newIdempotencyKey } from './client/idempotency-key';
export type { Renewed } from './client/replays';
export type { Transport, TransportRequest, TransportResponse } from './client/transport';
export { allEntries, contract } from './contract';
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
export { contentImageBytesMax, defaultPageSize, limits, pageSizes, timePeriodPageSizes } from './contract/limits';
export { isRole, type Role, roles } from './contract/roles';
export * from './nouns/content';
export * from './nouns/members';
export * from './nouns/pages';
export * from './nouns/users';
export * from './nouns/venues';
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
