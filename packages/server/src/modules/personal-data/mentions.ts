import { foldTr } from '@telve/locale';

/** What a person is recognised by in texts. */
export interface Identifiers {
  emails: readonly string[];
  /** In any spelling. */
  phones: readonly string[];
  /** First and last name together. */
  names: readonly string[];
  ibans: readonly string[];
}

/** The letters of Latin alphabets, as far as Turkish names go. */
const latin = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
  /\p{L}/u.test(sign),
);

/** A letter with all that a Turkish reader, or a careless keyboard, takes for it. */
const letterPattern = (letter: string): string => {
  const alike = latin.filter((one) => foldTr(one) === foldTr(letter));
  return `[${alike.length > 0 ? alike.join('') : `${letter.toLowerCase()}${letter.toUpperCase()}`}]`;
};

/** One sign of a text, as a regular expression of PostgreSQL that finds it in either case. */
const signPattern = (sign: string): string => {
  if (/\p{L}/u.test(sign)) return letterPattern(sign);
  return /[\p{N}\s]/u.test(sign) ? sign : `\\${sign}`;
};

const textPattern = (text: string): string => [...text].map(signPattern).join('');

/** Between two words of a name: also what a line break is in JSON. */
const gap = '(?:\\s|\\\\[nrt]|&nbsp;)+';

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** A name of one word is many things besides. */
const namePattern = (name: string): string[] => {
  const parts = words(name);
  if (parts.length < 2) return [];
  return [`(?<![[:alpha:]])${parts.map(textPattern).join(gap)}(?![[:alpha:]])`];
};

const emailPattern = (email: string): string[] =>
  email.includes('@') ? [`(?<![[:alnum:]._%+-])${textPattern(email)}(?![[:alnum:]_%+-]|\\.[[:alnum:]])`] : [];

/** The ten digits of a phone number, however it is written; empty for what is none. */
export const phoneDigits = (phone: string): string => {
  const digits = phone.replace(/\D/g, '').replace(/^(?:00)?90(?=\d{10}$)|^0(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : '';
};

const between = '[ ().-]*';

const phonePattern = (phone: string): string[] => {
  const digits = phoneDigits(phone);
  if (digits === '') return [];
  return [`(?<![0-9])(?:(?:\\+|00)?90${between}|0${between})?${[...digits].join(between)}(?![0-9])`];
};

const ibanPattern = (iban: string): string[] => {
  const plain = iban.replace(/\s/g, '');
  return plain.length < 15 ? [] : [`(?<![[:alnum:]])${[...plain].map(signPattern).join(' ?')}(?![[:alnum:]])`];
};

/**
 * A regular expression of PostgreSQL that finds every mention of a person, in either case and with or without Turkish
 * letters; null where there is nothing to look for.
 */
export const mentionPattern = ({ emails, phones, names, ibans }: Identifiers): string | null => {
  const patterns = [
    ...emails.flatMap(emailPattern),
    ...phones.flatMap(phonePattern),
    ...names.flatMap(namePattern),
    ...ibans.flatMap(ibanPattern),
  ];
  return patterns.length === 0 ? null : [...new Set(patterns)].map((pattern) => `(?:${pattern})`).join('|');
};
