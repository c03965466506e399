import type { SignedIn } from '../contract/auth';

const encode = (value: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
};

/** An access token as a server makes it, signature aside. */
export const makeToken = (claims: Record<string, unknown>): string =>
  `${encode({ alg: 'HS256' })}.${encode(claims)}.c2ln`;

/** The answer of a sign-in. */
export const signedIn = (fields: Partial<SignedIn> & Pick<SignedIn, 'accessToken' | 'refreshToken'>): SignedIn => ({
  nameSurname: 'Deniz Kara',
  email: 'deniz@telve.example',
  mustChangePassword: false,
  ...fields,
});
