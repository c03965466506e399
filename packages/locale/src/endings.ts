/** Endings of a number's last word: towards it (02:00’ye) and at it (02:00’de). */
type Endings = readonly [towards: string, at: string];

const units: readonly Endings[] = [
  ['a', 'da'],
  ['e', 'de'],
  ['ye', 'de'],
  ['e', 'te'],
  ['e', 'te'],
  ['e', 'te'],
  ['ya', 'da'],
  ['ye', 'de'],
  ['e', 'de'],
  ['a', 'da'],
];
/** 10, 20, 30, 40, 50. */
const tens: readonly Endings[] = [
  ['a', 'da'],
  ['ye', 'de'],
  ['a', 'da'],
  ['a', 'ta'],
  ['ye', 'de'],
];

/** A time is read hour first, minutes after it unless they are none: its last word is the last of the two that is said. */
const endingsOf = (time: string): Endings => {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const last = minutes === 0 ? hour : minutes;
  const ending = last > 0 && last % 10 === 0 ? tens[last / 10 - 1] : units[last % 10];
  return ending ?? ['e', 'de'];
};

/** `02:00’ye`, `21:30’a`: a time as the end of something. */
export const towardsTime = (time: string): string => `${time}’${endingsOf(time)[0]}`;

/** `08:00’de`, `09:40’ta`: a time as the moment of something. */
export const atTime = (time: string): string => `${time}’${endingsOf(time)[1]}`;

/** `08:00’den`, `14:00’ten`: a time as the beginning of something. */
export const fromTime = (time: string): string => `${atTime(time)}n`;

/** What a name's last vowel makes of its genitive. */
const genitives: Readonly<Record<string, string>> = {
  a: 'ın',
  â: 'ın',
  ı: 'ın',
  e: 'in',
  i: 'in',
  î: 'in',
  o: 'un',
  u: 'un',
  û: 'un',
  ö: 'ün',
  ü: 'ün',
};

/** `Mert’in`, `Ayşe’nin`: a name as the owner of something. A name without vowels takes the front ones. */
export const genitive = (name: string): string => {
  const letters = [...name.toLocaleLowerCase('tr')];
  const vowel = letters.findLast((letter) => letter in genitives);
  const open = letters.at(-1) === vowel && vowel !== undefined;
  return `${name}’${open ? 'n' : ''}${genitives[vowel ?? 'e']}`;
};
