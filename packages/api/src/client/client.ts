import type { Entry } from '../contract/entry';
import type { Role } from '../contract/roles';

export interface CallOptions {
  signal?: AbortSignal;
  /** Share of the body sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Key of an unsafe request; the client makes one when it is absent. Give the same key to repeat an action. */
  idempotencyKey?: string;
  /** Told what the API says of a success, where it says something (`friendlyMessage.message`). */
  onMessage?: (message: string) => void;
}

/** What a `file` call answers. */
export interface Download {
  blob: Blob;
  /** Name from Content-Disposition, or null. */
  fileName: string | null;
}

/**
 * The injected client: one function. A partner may wrap it, a test may fake single entries.
 * `call` rejects with `ApiError`, or with the signal's reason when aborted.
 */
export interface Client {
  call<Input, Payload>(entry: Entry<Input, Payload>, input: Input, options?: CallOptions): Promise<Payload>;
  /** Id of the signed-in user, or null; caches are keyed by it. */
  readonly identity: string | null;
  /** Roles of the signed-in user; empty grants nothing. */
  readonly roles: readonly Role[];
  /**
   * Tells a change of `identity`. Answers a function that ends the subscription. Left out, whoever renders the client
   * renders again when the identity changes.
   */
  subscribe?(listener: () => void): () => void;
}

/** Who the client speaks for. The session of `@telve/api` is one; a partner may bring its own. */
export interface ClientAuth {
  readonly identity: string | null;
  readonly roles: readonly Role[];
  /** Tells a change of `identity`; the client hands it on. Answers a function that ends the subscription. */
  subscribe?(listener: () => void): () => void;
  /** The token for the next request; null sends no Authorization header (GEN-07). */
  accessToken(): string | null;
  /**
   * Called once per request that was answered 401. True: `accessToken()` now gives a new token, send again.
   * False: the session has ended and says so itself. Rejects with an ApiError when the renewal itself got no answer:
   * that ends nothing.
   */
  renew(usedToken: string | null): Promise<boolean>;
  /** Called when the API refused the token that a renewal gave with 401 as well. */
  refused?(usedToken: string): void;
  /** Called when the API refused a call with 403. */
  forbidden(): void;
  /** Called when a call was refused because a temporary password is still to be replaced (D-27). */
  passwordChangeRequired?(): void;
}

/** True when one of the roles may make the call; nothing said means no. */
export const mayCall = (entry: Pick<Entry, 'access'>, roles: readonly Role[], signedIn: boolean): boolean => {
  if (entry.access === 'public') return true;
  if (entry.access === 'session') return signedIn;
  return entry.access.some((role) => roles.includes(role));
};
