import { readFileSync } from 'node:fs';

/** Texts that have broken or taken over other people's programs, one for each way. */
const own: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{display:none!important}</style>',
  '</textarea><script>alert(1)</script>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  'javascript:alert(1)',
  'JaVa\tScRiPt:alert(1)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  '${alert(1)} {{constructor.constructor("alert(1)")()}}',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  'NaN',
  '-0',
  '1e309',
  '٠١٢٣٤٥٦٧٨٩',
  "'; DROP TABLE users; --",
  '%00 %0a %s %n %d',
  '../../../etc/passwd',
  '\u202Eters\u202C \u200B\u200D\uFEFF',
  'İIıi ŞşĞğ ﬁ ß Ǆ',
  'Z̸̢̛a̴͎͝l̵̰̐g̷͓͆o̶̳͊',
  '👩‍👩‍👧‍👦🏳️‍🌈🇹🇷',
  '\ud800 \udfff',
  '(?:a+)+$ [[[ \\ *',
  '=1+1',
  ' '.repeat(300),
  'x'.repeat(5_000),
];

/** The texts to try: `HOSTILE_TEXTS` names a JSON file with a list of further ones. */
export const hostileTexts = (): readonly string[] => {
  const file = process.env.HOSTILE_TEXTS;
  return file ? [...own, ...(JSON.parse(readFileSync(file, 'utf8')) as string[])] : own;
};
