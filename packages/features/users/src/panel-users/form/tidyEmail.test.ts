import { expect, it } from 'vitest';
import { tidyEmail } from './tidyEmail';

it.each([
  ['spaces', ' nehir @telve.example '],
  ['a line end and a tab', 'nehir@telve.example\r\n\t'],
  ['a no-break space', '\u00A0nehir@telve.example'],
  ['zero-width signs', 'ne\u200Bhir\uFEFF@telve\u2060.example'],
  ['direction marks', '\u202Anehir@telve.example\u202C'],
  ['a soft hyphen and a filler', 'ne\u00ADhir@telve.example\u3164'],
])('takes %s out of an address', (_what, text) => {
  expect(tidyEmail(text)).toBe('nehir@telve.example');
});

it('leaves letters as they are', () => {
  expect(tidyEmail('şule.ağaoğlu+1@öğle-arası.example')).toBe('şule.ağaoğlu+1@öğle-arası.example');
});
