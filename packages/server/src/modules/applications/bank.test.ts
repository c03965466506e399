import { applicationEntries } from '@telve/api';
import { isIban } from '@telve/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Applications, codeOf, ibans, startApplications } from '../../testing/merchantApplications';
import { bankOf } from './bank';
import { banks } from './texts/banks';

let world: Applications;
beforeAll(async () => {
  world = await startApplications({ limits: true });
}, 60_000);
afterAll(() => world.close());

const ask = (iban: string, token?: string) =>
  world.call<{ bankName: string }>(applicationEntries.bankInfo, { iban }, token);

describe('the bank of an IBAN', () => {
  it('is found with and without spaces, in either case (WIZ-60, WIZ-12)', async () => {
    const token = await world.signIn('aday@ornek.example');
    for (const iban of [ibans.ziraat, 'tr62 0001 0012 3456 7890 1234 56', ` ${ibans.ziraat} `]) {
      expect((await ask(iban, token)).body.payload).toEqual({ bankName: 'Ziraat Bankası' });
    }
    expect((await ask(ibans.isBank)).body.payload?.bankName).toBe('Türkiye İş Bankası');
  });

  it('that nobody knows, or of a part of one, is answered bank_not_found (WIZ-60, D-52)', async () => {
    for (const iban of [
      ibans.unknown,
      ibans.ziraat.slice(0, 25),
      `${ibans.ziraat}1`,
      'DE89370400440532013000',
      'abc',
    ]) {
      const answer = await ask(iban);
      expect([answer.body.processStatus, codeOf(answer), answer.body.friendlyMessage?.message]).toEqual([
        'ERROR',
        'bank_not_found',
        'IBAN bilgisine ait banka bulunamadı.',
      ]);
    }
    expect((await ask('')).status).toBe(400);
    expect((await ask(ibans.ziraat)).status).toBe(200);
  });

  it('can be asked for thirty times in an hour by one account (WIZ-60)', async () => {
    const token = await world.signIn('merakli@ornek.example');
    for (let time = 0; time < 30; time += 1) expect((await ask(ibans.ziraat, token)).status).toBe(200);
    const refused = await ask(ibans.ziraat, token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await ask(ibans.ziraat, await world.signIn('baskasi@ornek.example'))).status).toBe(200);
  });

  it('is known for every code of the table, which has five digits (D-52)', () => {
    expect(Object.keys(banks).filter((code) => !/^\d{5}$/.test(code))).toEqual([]);
    expect(Object.keys(banks).map((code) => bankOf(`TR00${code}00000000000000000`))).toEqual(Object.values(banks));
    expect(new Set(Object.values(banks)).size).toBe(Object.keys(banks).length);
    expect([bankOf('TR00__proto__000000000000'), Object.values(ibans).every(isIban)]).toEqual([undefined, true]);
  });
});
