import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultRetention } from '../../config/index';
import type { DatabaseHandle } from '../../db/types/handle';
import { deriveKeys } from '../../security/keys';
import { openTestDatabase } from '../../testing/database';
import { dumpRows } from '../../testing/erasure';
import { addAccount, addCompany, addVenue } from '../../testing/fixtures';
import { addApplication, addCompleteApplication, ibans } from '../../testing/merchantApplications';
import { writeAudit } from '../audit';
import { applyRetention } from './retention';

const since = new Date('2020-01-01T00:00:00Z');
const now = new Date('2026-03-09T10:00:00Z');
const origin = { now, caller: null, requestId: 'r', address: '198.51.100.7' };

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());

const options = {
  retention: defaultRetention,
  key: deriveKeys('a secret of the tests that is long enough for everybody').erasure,
  documents: { drop: async () => {} },
  images: { read: async () => undefined, write: async () => {}, remove: async () => {}, list: async () => [] },
};
const run = () => applyRetention(handle.db, options, now);

const mail = async (recipient: string, text: string): Promise<void> => {
  const row = { template: 'x', recipient, subject: 'x', body_text: text, created_at: now };
  await handle.db.insertInto('mail_outbox').values(row).execute();
};
const bodies = async (recipient: string): Promise<(string | null)[]> => {
  const mails = handle.db.selectFrom('mail_outbox').select('body_text').where('recipient', '=', recipient);
  return (await mails.orderBy('id').execute()).map(({ body_text }) => body_text);
};
const auditOf = async (entity: string, id: number) => {
  const rows = handle.db.selectFrom('audit_log').select(['old_values', 'new_values', 'address']);
  return rows.where('entity', '=', entity).where('entity_id', '=', String(id)).orderBy('id').execute();
};

const rejected = { status: 'Rejected', status_since: since } as const;

beforeEach(async () => {
  await handle.db.deleteFrom('mail_outbox').execute();
});

it('goes on past one that cannot be erased, names it, and tries it again another night', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    ids.push(await addApplication(handle.db, { email: `sira-${n}@telve.example`, ...rejected }));
  }
  const bad = ids[6];
  const locking = new WeakSet<object>();
  const failing = handle.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'SelectQueryNode' && node.endModifiers) locking.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const isBad = result.rows.some((row) => 'status_since' in row && row['id'] === bad);
      if (isBad && locking.has(queryId)) throw new Error('the row is broken');
      return result;
    },
  });
  const left = async () => {
    const rows = handle.db.selectFrom('merchant_applications').select('id').where('erased_at', 'is', null);
    return (await rows.where('id', 'in', ids).execute()).map(({ id }) => id);
  };
  await expect(applyRetention(failing, options, now)).rejects.toThrow(
    `rejectedApplications: application ${bad}: the row is broken`,
  );
  expect(await left()).toEqual([bad]);
  await run();
  expect(await left()).toEqual([]);
});

describe('the nightly erasure of a rejected application', () => {
  it('takes nothing from who applied anew under another e-mail, nor from the company', async () => {
    const { db } = handle;
    const applicant = { authorized_person: 'Şükrü Çağ', phone_number: '+905321110000', iban: ibans.ziraat };
    await addCompleteApplication(db, { email: 'eski@cinaralti.example', ...rejected, ...applicant });
    const second = await addCompleteApplication(db, {
      ...{ email: 'yeni@cinaralti.example', status: 'Completed', ...applicant },
    });
    const values = { phoneNumber: '+905321110000', iban: ibans.ziraat, authorizedPerson: 'Şükrü Çağ' };
    await writeAudit(db, origin, {
      ...{ action: 'application_changed', entity: 'merchant_application', entityId: second, newValues: values },
    });
    const companyId = await addCompany(db, 'Çınaraltı');
    const executive = {
      executive_name: 'Şükrü Çağ',
      executive_title: 'Müdür',
      executive_phone_number: '+905321110000',
    };
    const contact = { ...executive, invoice_mail_address: 'eski@cinaralti.example' };
    await db.updateTable('companies').set(contact).where('id', '=', companyId).execute();
    const venueId = await addVenue(db, { name: 'Çınaraltı Moda', companyId });
    const person = { venue_id: venueId, full_name: 'Şükrü Çağ', phone_number: '+905321110000' };
    await db.insertInto('venue_executives').values(person).execute();
    await mail('komsu@ornek.example', 'Şükrü Çağ, 0532 111 00 00');

    expect(await run()).toBe(1);
    expect(await auditOf('merchant_application', second)).toMatchObject([{ new_values: values }]);
    const company = db.selectFrom('companies').selectAll().where('id', '=', companyId);
    expect(await company.executeTakeFirst()).toMatchObject({ ...contact, version: 1 });
    expect(await db.selectFrom('venue_executives').select('full_name').execute()).toEqual([{ full_name: 'Şükrü Çağ' }]);
    expect(await bodies('komsu@ornek.example')).toEqual(['Şükrü Çağ, 0532 111 00 00']);
  });

  it('takes nothing from an accountant whose address it held as the company’s', async () => {
    const accountant = 'muhasebe@ofis.example';
    const addresses = { company_mail: accountant, kep_address: accountant };
    await addApplication(handle.db, { email: 'biri@posta.example', ...rejected, ...addresses });
    const companyId = await addCompany(handle.db, 'Başka Kahve');
    const contact = { invoice_mail_address: accountant };
    await handle.db.updateTable('companies').set(contact).where('id', '=', companyId).execute();
    await mail(accountant, 'Fatura');
    expect(await run()).toBe(1);
    const company = handle.db.selectFrom('companies').select(['invoice_mail_address', 'version']);
    expect(await company.where('id', '=', companyId).executeTakeFirst()).toEqual({ ...contact, version: 1 });
    expect(await bodies(accountant)).toEqual(['Fatura']);
  });

  it('takes of each of two applications of one e-mail what only that one held', async () => {
    const email = 'iki@posta.example';
    const first = { phone_number: '+905322220000', iban: ibans.isBank, authorized_person: 'Ümit Öz' };
    const id = await addApplication(handle.db, { email, ...rejected, ...first });
    const account = await addAccount(handle.db, { email, role: 'AppliedMerchantUser' });
    const young = { status: 'Rejected', status_since: now, phone_number: '+905323330000' } as const;
    const second = await addApplication(handle.db, {
      email,
      ...young,
      iban: ibans.unknown,
      authorized_person: 'Ümit Öz',
    });
    const text = `Ümit Öz 0532 222 00 00 ${ibans.isBank}, 0532 333 00 00 ${ibans.unknown}`;
    await mail('komsu@ornek.example', text);
    await mail(email, 'Merhaba');
    expect(await run()).toBe(1);
    expect(await bodies('komsu@ornek.example')).toEqual([`Ümit Öz ••• •••, 0532 333 00 00 ${ibans.unknown}`]);
    expect(await bodies(email)).toEqual(['Merhaba']);
    const accounts = handle.db.selectFrom('panel_users').select('erased_at').where('id', '=', account);
    expect(await accounts.executeTakeFirst()).toEqual({ erased_at: null });

    const past = { status_since: since };
    await handle.db.updateTable('merchant_applications').set(past).where('id', '=', second).execute();
    expect(await run()).toBe(1);
    expect(await bodies('komsu@ornek.example')).toEqual(['••• ••• •••, ••• •••']);
    expect(await bodies(email)).toEqual([]);
    expect(await accounts.executeTakeFirst()).toEqual({ erased_at: now });
    expect(id).not.toBe(second);
  });

  it('takes the address of who handed it in without an account', async () => {
    const id = await addApplication(handle.db, { email: 'adres@posta.example', ...rejected });
    await writeAudit(
      handle.db,
      { ...origin, address: '203.0.113.77' },
      {
        ...{ action: 'application_created', entity: 'merchant_application', entityId: id },
        newValues: { status: 'NewApplication' },
      },
    );
    expect(await run()).toBe(1);
    expect(await auditOf('merchant_application', id)).toMatchObject([
      { address: null, new_values: { status: 'NewApplication' } },
    ]);
  });

  it('goes through many in batches, each with one record, and misses none of them', async () => {
    const names = Array.from(
      { length: 12 },
      (_, index) => `Aday${String.fromCharCode(97 + (index % 26))}ğ Soyİ${index}ş`,
    );
    for (const [index, name] of names.entries()) {
      const own = { authorized_person: name, owner_name: `${name} Öğüt`, phone_number: `+9053244400${10 + index}` };
      const mails = { authorized_person_mail: `yetkili${index}@kalabalik.example` };
      await addApplication(handle.db, { email: `aday${index}@kalabalik.example`, ...rejected, ...own, ...mails });
      await mail('komsu@ornek.example', `${name}, 0532 444 00 ${10 + index}, ADAY${index}@kalabalik.example`);
    }
    const before = await handle.db.selectFrom('destruction_records').select('id').execute();
    expect(await run()).toBe(12);
    const records = handle.db.selectFrom('destruction_records').select('counts').orderBy('id').offset(before.length);
    const counts = (await records.execute()).map(({ counts }) => counts as { applications?: number });
    expect(counts.map(({ applications }) => applications)).toEqual([5, 5, 2]);
    const dump = await dumpRows(handle.db);
    for (const said of ['kalabalik', 'KALABALIK', '0532 444', 'Soyİ']) expect(dump).not.toContain(said);
  }, 60_000);
});
