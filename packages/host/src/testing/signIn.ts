import type { Role, SignedIn } from '@telve/api';

const segment = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');

/** The answer of a sign-in, for `session.signIn`. */
export const signedIn = (role: Role, part: Partial<SignedIn> & { id?: number } = {}): SignedIn => {
  const { id = 7, ...rest } = part;
  return {
    accessToken: `${segment({ alg: 'none' })}.${segment({ id, roleName: role, exp: 4102444800 })}.x`,
    refreshToken: 'refresh',
    nameSurname: 'Deniz Kara',
    email: 'deniz@telve.example',
    mustChangePassword: false,
    ...rest,
  };
};
