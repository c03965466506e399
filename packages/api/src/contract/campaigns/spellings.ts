/** Packages are compared without case, and also known by the names of the venues' plans (D-47). */
export const packageSpellings = {
  PLUS: 'PLUS',
  BASIC: 'BASIC',
  GENERAL: 'GENERAL',
  BasicPlusPlan: 'PLUS',
  BasicPlan: 'BASIC',
} as const;

/** The numbers some callers send for the code types (D-72). */
export const codeTypeSpellings = { 1: 'General', 2: 'Unique', 3: 'NoCode' } as const;
