import type { ClientAuth } from '../client/client';
import type { SignedIn } from '../contract/auth';
import type { Role } from '../contract/roles';

/** Why a session ended: shown once on the sign-in page (D-06). */
export type SessionEnd = 'logout' | 'expired' | 'forbidden';

/** The signed-in user as the browser keeps it (D-05). */
export interface SessionUser {
  id: string;
  nameSurname: string;
  email: string;
  roles: readonly Role[];
  /** True until a temporary password was replaced (D-27). */
  mustChangePassword: boolean;
}

/** Immutable; a change makes a new object, so it can be compared by identity. */
export interface SessionState {
  status: 'signed-in' | 'signed-out' | 'locked';
  /** The user; of a `locked` session (D-06: ended over unsaved work) the one that must sign in again. */
  user: SessionUser | null;
  /** Why the last session ended, until the next sign-in. */
  ended: SessionEnd | null;
  /** False when browser storage is blocked and a reload signs out. */
  persistent: boolean;
}

export interface Session extends ClientAuth {
  getState(): SessionState;
  /** Answers a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Takes over the answer of a sign-in or of a changed password. */
  signIn(answer: SignedIn): void;
  /** Ends the session here and in the other tabs at once, then on the server as well as it can. Never rejects. */
  signOut(): Promise<void>;
  /**
   * While `hold` answers true (a dirty form, an upload) a failed renewal locks the session instead of ending it,
   * so that the same user may sign in over the page (D-06). Answers a function that lets go.
   */
  holdWhile(hold: () => boolean): () => void;
  /** Leaves a locked session: the sign-in page follows. */
  giveUp(): void;
  /** Stops timers and listeners. */
  dispose(): void;
}
