import type { ErrorCode } from './errors';
import type { Role } from './roles';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How the call travels: `json` both ways; `multipart` sends form data and files and answers JSON;
 * `file` answers a download; `link` answers JSON holding a short-lived signed address.
 */
export type Kind = 'json' | 'multipart' | 'file' | 'link';

/** Form in which a date (`YYYY-MM-DD` in features) travels on this call (D-20). */
export type WireDate = 'YYYY-MM-DD' | 'DD-MM-YYYY' | 'DD/MM/YYYY';

/** Spelling of a call where it differs from the house's. Features never see it. */
export interface Wire {
  /** Names of the paging fields the client sends; a server reads both pairs (D-16). Default `page`. */
  paging?: 'page' | 'pageNumber';
  /** Date fields and the form the client sends; a server reads all forms. */
  dates?: Readonly<Record<string, WireDate>>;
  /** Other names a server accepts for a field: `{ isActive: ['filterByStatus'] }`. The client sends the key. */
  aliases?: Readonly<Record<string, readonly string[]>>;
  /** Other spellings of a field's values that a server accepts, in any case: `{ codeType: { 1: 'General' } }`. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields by the names that refusals call them: `{ Ordering: 'order' }` (D-79). Features see the field. */
  errorFields?: Readonly<Record<string, string>>;
}

/** Noun whose cached reads a mutation makes stale: `venues`, `time-periods`, … */
export type Tag = string;

/**
 * One call of the API, the only place that describes it. Made by `defineEntry`.
 * `Input` is one flat object: names in the path template fill the path, the rest is query (GET, DELETE) or body.
 */
export interface Entry<Input = unknown, Payload = unknown> {
  readonly id: string;
  readonly method: Method;
  /** Path template with `{name}` parts; a part ending in `?` may be absent together with its slash. */
  readonly path: string;
  readonly kind: Kind;
  /** `public` calls need no token and ignore one (D-90); `session` calls need any signed-in user. */
  readonly access: 'public' | 'session' | readonly Role[];
  /** A token of a widget may make the call too, in the scope of its company. */
  readonly widget?: true;
  /** Codes the call may answer besides the general ones. */
  readonly errors: readonly ErrorCode[];
  readonly wire?: Wire;
  readonly reads?: readonly Tag[];
  readonly writes?: readonly Tag[];
  /** A GET that changes something: it is treated as every other method is (SES-22, D-07). */
  readonly unsafe?: true;
  /** Bytes of its JSON body at most; 262,144 where it does not say. */
  readonly bodyMax?: number;
  /**
   * POST calls that make something: a repeated Idempotency-Key answers the first result again. False: the call writes
   * nothing, and its answer is kept nowhere.
   */
  readonly idempotent?: boolean;
  /** An answer that the session must not treat as its own end: the sign-in calls. */
  readonly sessionless?: boolean;
  /** Carries the types only; never set. */
  readonly types?: { input: Input; payload: Payload };
}

/** True for a call that may change something and must not run twice: all but a GET, and a GET that says so. */
export const isUnsafe = ({ method, unsafe }: Pick<Entry, 'method' | 'unsafe'>): boolean =>
  method !== 'GET' || unsafe === true;

export type InputOf<E> = E extends Entry<infer I, unknown> ? I : never;
export type PayloadOf<E> = E extends Entry<never, infer P> ? P : E extends Entry<infer _I, infer P> ? P : never;

type EntryFields = Omit<Entry, 'types' | 'kind' | 'errors'> & Partial<Pick<Entry, 'kind' | 'errors'>>;

/**
 * Describes a call: `defineEntry<Input, Payload>()({ id, method, path, access, … })`.
 * `kind` defaults to `json`, `errors` to none.
 */
export const defineEntry =
  <Input, Payload>() =>
  (fields: EntryFields): Entry<Input, Payload> => ({ kind: 'json', errors: [], ...fields });
