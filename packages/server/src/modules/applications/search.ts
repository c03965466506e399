import { searchPattern } from '../../db/search';

/** The digits of a text that is a phone number or a part of one, without the prefix that a stored one lacks (D-34). */
const phoneDigits = (text: string): string => {
  if (!/^[+\d\s().-]+$/.test(text)) return '';
  const digits = text.replace(/\D/g, '');
  return text.trim().startsWith('+') ? digits : digits.replace(/^0+(?:90)?(?=\d)/, '');
};

/** LIKE patterns of a search, one of which must be found (STAFF-04). A phone number is found however it is spelled. */
export const applicationPatterns = (search: string): string[] => {
  const digits = phoneDigits(search);
  return digits.length > 1 ? [searchPattern(search), searchPattern(digits)] : [searchPattern(search)];
};
