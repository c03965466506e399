import { defineEntry } from './entry';
import type { Done } from './envelope';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Answer of a sign-in. The token carries id and roleName only, so name and e-mail travel beside it (D-05). */
export interface SignedIn extends Tokens {
  nameSurname: string;
  email: string;
  /** True after a temporary password: the panel asks for a new one before anything else (D-27). */
  mustChangePassword: boolean;
}

export interface LoginInput {
  email: string;
  password: string;
  /** Always true; kept as the specification has it (AUTH-12, D-37). */
  etkContract: true;
}

export interface ChangePasswordInput {
  currentPassword: string;
  newPassword: string;
}

/** One signed-in device of the caller. Instants are ISO texts in UTC. */
export interface SessionRow {
  id: string;
  /** Browser and system in words, e.g. `Chrome, Windows`. */
  device: string;
  address: string;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
}

export const login = defineEntry<LoginInput, SignedIn>()({
  id: 'auth.login',
  method: 'POST',
  path: '/api/panel/auth/login',
  access: 'public',
  sessionless: true,
  errors: ['email_or_password_incorrect', 'password_locked', 'user_passive', 'too_many_requests'],
});

export const refreshToken = defineEntry<{ refreshToken: string }, Tokens>()({
  id: 'auth.refreshToken',
  method: 'POST',
  path: '/api/panel/auth/refresh-token',
  access: 'public',
  sessionless: true,
  errors: ['unauthorized'],
});

export const forgotPassword = defineEntry<{ email: string }, Done>()({
  id: 'auth.forgotPassword',
  method: 'POST',
  path: '/api/panel/auth/forgot-password',
  access: 'public',
  sessionless: true,
  errors: ['user_not_found', 'user_passive', 'too_many_requests'],
});

/** Mails a temporary password to a panel user; asked by staff (D-25). The one GET that writes (D-91). */
export const newPassword = defineEntry<{ email: string }, Done>()({
  id: 'auth.newPassword',
  method: 'GET',
  path: '/api/panel/auth/new-password/{email}',
  unsafe: true,
  access: ['PanelUser'],
  errors: ['user_not_found', 'user_passive', 'too_many_requests'],
});

/** Mails a temporary password to a merchant-app user (D-25). */
export const merchantForgotPassword = defineEntry<{ email: string }, Done>()({
  id: 'auth.merchantForgotPassword',
  method: 'POST',
  path: '/api/merchant/auth/forgot-password',
  access: 'public',
  sessionless: true,
  errors: ['user_not_found', 'reader_user_is_pending_approval', 'too_many_requests'],
});

/** Ends the session of the token that is sent. */
export const logout = defineEntry<Record<string, never>, Done>()({
  id: 'auth.logout',
  method: 'POST',
  path: '/api/panel/auth/logout',
  access: 'session',
});

/** Answers tokens of a fresh session: every other session of the account ends (D-27). */
export const changePassword = defineEntry<ChangePasswordInput, SignedIn>()({
  id: 'auth.changePassword',
  method: 'POST',
  path: '/api/panel/auth/change-password',
  access: 'session',
  errors: [
    'password_incorrect',
    'password_too_short',
    'password_too_long',
    'password_common',
    'password_unchanged',
    'too_many_requests',
  ],
});

export const sessions = defineEntry<Record<string, never>, SessionRow[]>()({
  id: 'auth.sessions',
  method: 'GET',
  path: '/api/panel/auth/sessions',
  access: 'session',
  reads: ['sessions'],
});

export const endSession = defineEntry<{ id: string }, Done>()({
  id: 'auth.endSession',
  method: 'DELETE',
  path: '/api/panel/auth/sessions/{id}',
  access: 'session',
  errors: ['not_found'],
  writes: ['sessions'],
});

export const authEntries = {
  login,
  refreshToken,
  forgotPassword,
  newPassword,
  merchantForgotPassword,
  logout,
  changePassword,
  sessions,
  endSession,
};
