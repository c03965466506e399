import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../db/types/handle';
import { deriveKeys } from '../../security/keys';
import { openTestDatabase } from '../../testing/database';
import { dumpRows } from '../../testing/erasure';
import { addEndUser } from '../../testing/members';
import { addApplication, ibans } from '../../testing/merchantApplications';
import { writeAudit } from '../audit';
import { erasePerson } from './erase';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());

const now = new Date('2026-03-09T10:00:00Z');
const origin = { now, caller: null, requestId: 'r', address: '198.51.100.7' };
const services = {
  key: deriveKeys('a secret of the tests that is long enough for everybody').erasure,
  documents: { drop: async () => {} },
  images: { read: async () => undefined, write: async () => {}, remove: async () => {}, list: async () => [] },
};

const consent = async (email: string): Promise<void> => {
  const text = { text_type: 'ClarificationText', text_version: 1, text_sha256: 'x', channel: 'x', address: 'x' };
  await handle.db
    .insertInto('consents')
    .values({ ...text, email_folded: email, kind: 'NoticeRead' })
    .execute();
};

const mail = async (recipient: string, text: string): Promise<void> => {
  await handle.db
    .insertInto('mail_outbox')
    .values({ template: 'x', recipient, subject: 'x', body_text: text })
    .execute();
};

/** An application of which staff corrected e-mail, phone number and IBAN. */
const corrected = async (name: string, before: { email: string; phoneNumber: string; iban: string }) => {
  const after = { email: `${name}@yeni.example`, phoneNumber: '+905550000001', iban: ibans.isBank };
  const { email, phoneNumber: phone_number, iban } = after;
  const id = await addApplication(handle.db, { email, phone_number, iban, status: 'Rejected' });
  await writeAudit(handle.db, origin, {
    ...{ action: 'application_changed', entity: 'merchant_application', entityId: id },
    ...{ oldValues: before, newValues: after },
  });
  return id;
};

const erase = (id: number) =>
  erasePerson(handle.db, services, {
    ...{ named: { kind: 'application', id }, doneBy: 'operator', reason: 'Talep', now },
  });

describe('a person who was known by another e-mail, phone number and IBAN before', () => {
  it('is found by those too: consents, mails and what others say', async () => {
    await consent('eski@once.example');
    await mail('Eski@once.example', 'Merhaba');
    await mail('komsu@ornek.example', `0 (532) 765 43 21 aradı, ${ibans.unknown}`);
    const before = { email: 'Eski@once.example', phoneNumber: '+905327654321', iban: ibans.unknown };
    expect(await erase(await corrected('ilk', before))).toMatchObject({
      counts: { consents: 1, mails: 1, mail_outboxMentions: 1 },
    });
    const dump = (await dumpRows(handle.db)).toLowerCase();
    for (const said of ['eski@once', '5327654321', '765 43 21', ibans.unknown.toLowerCase()]) {
      expect(dump).not.toContain(said);
    }
  });

  it('loses none of what is somebody else’s now', async () => {
    const email = 'baskasi@posta.example';
    await addEndUser(handle.db, { email, phone: '5334445566' });
    await consent(email);
    await mail(email, 'Merhaba 0533 444 55 66');
    const before = { email, phoneNumber: '+905334445566', iban: ibans.unknown };
    await erase(await corrected('ikinci', before));
    const mails = handle.db.selectFrom('mail_outbox').select('body_text').where('recipient', '=', email);
    expect(await mails.execute()).toEqual([{ body_text: 'Merhaba 0533 444 55 66' }]);
    const consents = handle.db.selectFrom('consents').select('address').where('email_folded', '=', email);
    expect(await consents.execute()).toEqual([{ address: 'x' }]);
  });
});

it('the addresses of a company are not the applicant’s: an accountant has the mails of many', async () => {
  const accountant = 'muhasebe@ofis.example';
  const addresses = { company_mail: accountant, kep_address: 'ofis@hs01.kep.tr' };
  const id = await addApplication(handle.db, { email: 'tek@posta.example', status: 'Rejected', ...addresses });
  await mail(accountant, 'Başkasının faturası');
  await erase(id);
  const mails = handle.db.selectFrom('mail_outbox').select('state').where('recipient', '=', accountant);
  expect(await mails.execute()).toEqual([{ state: 'queued' }]);
});

it('a picture that the server does not keep is told, and none that another member shows', async () => {
  const picture = 'https://resim.ornek.example/7.jpg';
  const shown = '/media/members/ortak.jpg';
  await addEndUser(handle.db, { email: 'kalan@posta.example', image_url: shown });
  const of = async (image_url: string) => {
    const id = await addEndUser(handle.db, { email: 'giden@posta.example', phone: '5339998877', image_url });
    const erased = await erasePerson(handle.db, services, {
      ...{ named: { kind: 'member', id }, doneBy: 'operator', reason: 'Talep', now },
    });
    return erased?.picturesLeft;
  };
  expect(await of(picture)).toEqual([picture]);
  expect(await of(shown)).toEqual([]);
  expect(await of('/media/members/giden.jpg')).toEqual([]);
});
