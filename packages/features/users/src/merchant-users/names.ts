const letters = /\p{L}+/gu;

const localPart = (email: string): string => email.split('@')[0] ?? '';

/** What stands in many addresses and names nobody. */
const notNames: readonly string[] = ['barista', 'info'];

/** Words of an address before its @, as a name is: `hakan.yilmaz@…` is “hakan yilmaz”. */
export const nameOf = (email: string): string => (localPart(email).match(letters) ?? [email]).join(' ');

/**
 * What accounts of the same person may have in common: the longest run of letters before the @, at least three. Undefined
 * where there is none.
 */
export const similarTo = (email: string): string | undefined =>
  (localPart(email).match(letters) ?? [])
    .filter((word) => word.length > 2 && !notNames.includes(word.toLowerCase()))
    .reduce<string | undefined>((best, word) => (best && best.length >= word.length ? best : word), undefined);
