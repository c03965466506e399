import { describe, expect, it } from 'vitest';
import { isEmail } from '../contract/email';
import { limits } from '../contract/limits';
import { faultsOf } from './check';
import { email, input } from './schemas';

const rules = { input: input({ email: email() }) };
const faultOf = (value: unknown) => faultsOf(rules, { email: value })[0]?.code;

describe('an e-mail', () => {
  it.each([
    'a@b.co',
    'ada.lovelace+telve@posta.telve.example',
    "o'neil@telve.example",
    'çağrı@telve.example',
    'ışık@türkçe.example',
    'ISIK@TELVE.EXAMPLE',
    'c\u0327ag\u0306ri@telve.example',
    'łukasz@telve.example',
  ])('%s is taken: Latin letters, the dotless i among them (D-23)', (value) => {
    expect(isEmail(value)).toBe(true);
    expect(faultOf(value)).toBeUndefined();
  });

  it.each([
    ['a space of no width', 'ad\u200Bmin@telve.example'],
    ['a joiner of no width', 'ad\u200Dmin@telve.example'],
    ['a byte order mark', '\uFEFFadmin@telve.example'],
    ['a soft hyphen', 'ad\u00ADmin@telve.example'],
    ['a turn of the reading direction', 'ad\u202Enim@telve.example'],
    ['an isolate of the reading direction', 'ad\u2066min\u2069@telve.example'],
    ['full-width letters', '\uFF41dmin@telve.example'],
    ['a full-width at', 'admin\uFF20telve.example'],
    ['a full-width dot', 'admin@telve\uFF0Eexample'],
    ['a Cyrillic letter', 'adm\u0456n@telve.example'],
    ['a Cyrillic letter in the domain', 'admin@t\u0435lve.example'],
    ['a Greek letter', 'admin@telve.ex\u03B1mple'],
    ['a sign of multiplication', 'admin\u00D7@telve.example'],
    ['a sign of division', 'admin\u00F7@telve.example'],
    ['a space that does not break', 'ad\u00A0min@telve.example'],
    ['a line break', 'admin@telve.example\n'],
    ['a NUL', 'admin\0@telve.example'],
  ])('with %s is refused: it looks like another one (D-23)', (_what, value) => {
    expect(isEmail(value)).toBe(false);
    expect(faultOf(value)).toBe('email');
  });

  it.each([
    'admin',
    '@telve.example',
    'admin@',
    'admin@telve',
    'a@b@c.co',
    'a@b..co',
    'a@.co',
    'a b@c.co',
    'a@b.co,c@d.co',
  ])('%s is refused: it is none (D-23)', (value) => {
    expect(faultOf(value)).toBe('email');
  });

  it('that is missing or too long is told so and nothing else (D-23)', () => {
    expect([faultOf(undefined), faultOf(''), faultOf('  ')]).toEqual(['required', 'required', 'required']);
    const long = `${'a'.repeat(limits.text)}@telve.example`;
    expect([faultOf(long), isEmail(long)]).toEqual(['max_length', false]);
  });
});
