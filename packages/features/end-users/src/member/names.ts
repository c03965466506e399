import type { EndUser, EndUserAnswer } from '@telve/api';
import { graphemes } from '@telve/locale';

type Names = Pick<EndUser, 'firstName' | 'lastName'>;

/** One full name in two: its last word is the family name. */
export const splitName = (fullName: string): Names => {
  const words = fullName.trim().split(/\s+/u);
  return words.length > 1
    ? { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
    : { firstName: words.join(''), lastName: '' };
};

/** The member of an answer; a name that came as one is split (SUP-07). */
export const toMember = ({ fullName = '', firstName = '', lastName = '', ...rest }: EndUserAnswer): EndUser => ({
  ...rest,
  ...(firstName === '' && lastName === '' ? splitName(fullName) : { firstName, lastName }),
});

/** First and last name as one; empty where neither is known. */
export const nameOf = ({ firstName, lastName }: Names): string => `${firstName} ${lastName}`.trim();

/** `Zeynep Ü•••`: enough to recognise somebody one has just looked at. */
export const shortName = ({ firstName, lastName }: Names, hidden: string): string => {
  const [initial] = graphemes(lastName.trim());
  return `${firstName} ${initial === undefined ? '' : initial + hidden}`.trim();
};
