import { foldTr } from '@telve/locale';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Words of the product and its country that everybody tries first; digits and signs around them do not help. */
const words = [
  'telve',
  'kahve',
  'kahvem',
  'kahveci',
  'coffee',
  'coffeeshop',
  'turkkahvesi',
  'espresso',
  'barista',
  'magaza',
  'admin',
  'administrator',
  'yonetici',
  'sifre',
  'sifrem',
  'parola',
  'password',
  'qwerty',
  'welcome',
  'merhaba',
  'hosgeldin',
  'turkiye',
  'istanbul',
  'ankara',
  'izmir',
  'galatasaray',
  'fenerbahce',
  'besiktas',
  'trabzonspor',
  'ataturk',
];

/** The best-known passwords of leaked lists, tens of thousands. */
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const bare = (text: string): string => text.replace(/[^\p{L}]+/gu, '');

/** True for letters that are known words and nothing else; the longest are taken out first. */
const isMadeOf = (letters: string, known: readonly string[]): boolean => {
  const longestFirst = [...known].sort((a, b) => b.length - a.length);
  return letters.length > 0 && longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), letters).trim() === '';
};

/** True for one character or a short piece again and again: `aaaaaaaa`, `abcabcabc`. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text);

const isRun = (text: string): boolean => {
  const codes = [...text].map((char) => char.codePointAt(0) as number);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] as number));
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
};

/**
 * True for a password of the first guesses: the best-known list, product words with digits around them, repetitions,
 * runs, and the account's own name or e-mail.
 *
 * @param personal names and e-mail of the account
 */
export const isCommonPassword = (password: string, personal: readonly string[] = []): boolean => {
  const folded = foldTr(password.normalize('NFKC')).replaceAll(' ', '');
  const own = personal
    .flatMap((text) => foldTr(text).split(/[\s@._-]+/))
    .map(bare)
    .filter((part) => part.length >= 3);
  return leaked.has(folded) || isRepeated(folded) || isRun(folded) || isMadeOf(bare(folded), [...words, ...own]);
};
