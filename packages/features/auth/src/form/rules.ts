import type { FieldError } from '@telve/api';

const load = () => Promise.all([import('@telve/api/rules/auth'), import('@telve/api/rules/check')]);

/** Starts loading the rules: called while the person types, so that the fields take input before them. */
export const warmRules = (): void => void load().catch(() => {});

/**
 * What the contract's rules find in the input of a call. Nothing when they cannot be loaded: the server has the same ones.
 */
export const faultsIn = async (
  call: 'login' | 'forgotPassword' | 'changePassword',
  input: object,
): Promise<readonly FieldError[]> => {
  const loaded = await load().catch(() => null);
  if (!loaded) return [];
  const [{ authRules }, { faultsOf }] = loaded;
  return faultsOf(authRules[call], input);
};
