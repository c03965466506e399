import type { Tokens } from '../contract/auth';
import { isRole, type Role } from '../contract/roles';
import { type Claims, readClaims } from './claims';
import type { StorageAdapter } from './storage';

/** The five values a browser keeps of a session (SES-11 to SES-15, D-05). */
export interface StoredSession {
  accessToken: string;
  refreshToken: string | null;
  nameSurname: string;
  email: string;
  roles: readonly Role[];
}

/** Reads and writes the five values and nothing else. */
export interface SessionStore {
  accessToken(): string | null;
  refreshToken(): string | null;
  /** The stored session; an access token alone makes one (SES-10). */
  read(): StoredSession | null;
  write(session: StoredSession): void;
  /** Stores renewed tokens, with the roles the new one names (SES-20). */
  writeTokens(tokens: Tokens): void;
  clear(): void;
  /** True for the key whose change tells other tabs that the session changed. */
  isSignal(key: string | null): boolean;
  readonly persistent: boolean;
}

/** Roles a token names; an unknown name grants nothing. */
export const rolesOf = (claims: Claims | null): Role[] => claims?.roleNames.filter(isRole) ?? [];

const parseRoles = (text: string | null): Role[] | null => {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(parsed) ? parsed.filter(isRole) : null;
  } catch {
    return null;
  }
};

/** @param prefix put before the five keys, for pages that hold several sessions */
export const createSessionStore = (storage: StorageAdapter, prefix = ''): SessionStore => {
  const key = (name: string): string => `${prefix}${name}`;
  const setOptional = (name: string, value: string | null): void =>
    value === null ? storage.remove(key(name)) : storage.set(key(name), value);
  const setRoles = (roles: readonly Role[]): void => storage.set(key('userRoles'), JSON.stringify(roles));

  return {
    accessToken: () => storage.get(key('accessToken')),
    refreshToken: () => storage.get(key('refreshToken')),
    read: () => {
      const accessToken = storage.get(key('accessToken'));
      if (!accessToken) return null;
      return {
        accessToken,
        refreshToken: storage.get(key('refreshToken')),
        nameSurname: storage.get(key('nameSurname')) ?? '',
        email: storage.get(key('email')) ?? '',
        roles: parseRoles(storage.get(key('userRoles'))) ?? rolesOf(readClaims(accessToken)),
      };
    },
    // The access token is written last and removed first: other tabs read when it changes and find the rest in place.
    write: (session) => {
      setOptional('refreshToken', session.refreshToken);
      storage.set(key('nameSurname'), session.nameSurname);
      storage.set(key('email'), session.email);
      setRoles(session.roles);
      storage.set(key('accessToken'), session.accessToken);
    },
    writeTokens: (tokens) => {
      storage.set(key('refreshToken'), tokens.refreshToken);
      const claims = readClaims(tokens.accessToken);
      if (claims) setRoles(rolesOf(claims));
      storage.set(key('accessToken'), tokens.accessToken);
    },
    clear: () => {
      for (const name of ['accessToken', 'refreshToken', 'nameSurname', 'email', 'userRoles'])
        storage.remove(key(name));
    },
    isSignal: (changed) => changed === null || changed === key('accessToken'),
    get persistent() {
      return storage.persistent;
    },
  };
};
