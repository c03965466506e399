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

/** A pattern, and what may not stand before and behind it. */
interface Bounded {
  pattern: string;
  before: string;
  behind: string;
}

/** A name of one word is many things besides. */
const namePattern = (name: string): Bounded[] => {
  const parts = words(name);
  if (parts.length < 2) return [];
  return [{ pattern: parts.map(textPattern).join(gap), before: '(?<![[:alpha:]])', behind: '(?![[:alpha:]])' }];
};

const emailBounds = { before: '(?<![[:alnum:]._%+-])', behind: '(?![[:alnum:]_%+-]|\\.[[:alnum:]])' };

const emailPattern = (email: string): Bounded[] =>
  email.includes('@') ? [{ pattern: textPattern(email), ...emailBounds }] : [];

/** The ten digits of a phone number, however it is written; empty for what is none. */
export const phoneDigits = (phone: string): string => {
  const digits = phone.replace(/\D/g, '').replace(/^(?:00)?90(?=\d{10}$)|^0(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : '';
};

const between = '[ ().-]*';

const phonePattern = (phone: string): Bounded[] => {
  const digits = phoneDigits(phone);
  if (digits === '') return [];
  const before = `(?<![0-9])(?:(?:\\+|00)?90${between}|0${between})?`;
  return [{ pattern: [...digits].join(between), before, behind: '(?![0-9])' }];
};

const ibanPattern = (iban: string): Bounded[] => {
  const plain = iban.replace(/\s/g, '');
  if (plain.length < 15) return [];
  const pattern = [...plain].map(signPattern).join(' ?');
  return [{ pattern, before: '(?<![[:alnum:]])', behind: '(?![[:alnum:]])' }];
};

const boundedPatterns = ({ emails, phones, names, ibans }: Identifiers): Bounded[] => [
  ...emails.flatMap(emailPattern),
  ...phones.flatMap(phonePattern),
  ...names.flatMap(namePattern),
  ...ibans.flatMap(ibanPattern),
];

const oneOf = (patterns: readonly string[]): string =>
  [...new Set(patterns)].map((pattern) => `(?:${pattern})`).join('|');

/** Two regular expressions of PostgreSQL that find mentions of a person. */
export interface MentionPatterns {
  /** Finds every mention, in either case and with or without Turkish letters. */
  exact: string;
  /** Finds these and a few more, many times faster: what it does not find needs no closer look. */
  rough: string;
}

/** What finds the mentions of a person, or of several; null where there is nothing to look for. */
export const mentionPatterns = (identifiers: Identifiers): MentionPatterns | null => {
  const patterns = boundedPatterns(identifiers);
  if (patterns.length === 0) return null;
  return {
    exact: oneOf(patterns.map(({ pattern, before, behind }) => `${before}${pattern}${behind}`)),
    rough: oneOf(patterns.map(({ pattern }) => pattern)),
  };
};
