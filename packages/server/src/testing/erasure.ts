import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foldTr } from '@telve/locale';
import type { Database } from '../db/types/index';
import type { Db } from '../http/call';
import { writeAudit, writeAudits } from '../modules/audit';
import { emailDigest } from '../modules/auth/limits';
import { addAccount, addCompany, addMerchantUser, addVenue } from './fixtures';
import { addEndUser } from './members';
import { addCompleteApplication } from './merchantApplications';
import { addOrders, addProduct } from './orders';

/** Somebody to be erased. */
export const person = {
  ...{ first: 'Işıl', last: 'Çağıran', name: 'Işıl Çağıran' },
  ...{ email: 'isil.cagiran@ornek.example', phone: '5324567890', address: '203.0.113.9' },
};

/** Somebody of nearly the same name and address, who stays. */
export const neighbour = { name: 'Işıl Çağıranoğlu', email: 'bisil.cagiran@ornek.example', phone: '5324567891' };

const now = new Date('2026-03-01T09:00:00Z');
/** The person, signed out; and somebody else. */
const origin = { now, caller: null, requestId: 'r', address: person.address };
const otherOrigin = { ...origin, address: '198.51.100.7' };

/** A message in which somebody wrote of the person, in whatever spelling. */
const gossip = `IŞIL  ÇAĞIRAN (0532 456 78 90, Isil.Cagiran@Ornek.EXAMPLE) aradı; ${neighbour.name}, ${neighbour.email}`;

const mail = (recipient: string, text: string) => ({
  ...{ template: 'x', recipient, subject: text.slice(0, 60), body_text: text, body_html: `<p>${text}</p>` },
  state: 'sent' as const,
});

/** What else the person is in: mails, logs, codes, contacts of a company, and orders. */
const addTraces = async (db: Db, memberId: number): Promise<{ companyId: number; venueId: number }> => {
  const companyId = await addCompany(db, 'Tamer Kahve');
  const executive = {
    executive_name: person.name,
    executive_title: 'Müdür',
    executive_phone_number: '+90 532 456 78 90',
  };
  const contact = { ...executive, invoice_mail_address: person.email.toUpperCase() };
  await db.updateTable('companies').set(contact).where('id', '=', companyId).execute();
  const venueId = await addVenue(db, { name: 'Tamer Moda', companyId });
  const executives = [
    { venue_id: venueId, full_name: person.name, phone_number: '+905324567890' },
    { venue_id: venueId, full_name: neighbour.name, phone_number: `+90${neighbour.phone}` },
  ];
  await db.insertInto('venue_executives').values(executives).execute();
  await writeAudit(db, otherOrigin, {
    ...{ action: 'venue_changed', entity: 'venue', entityId: venueId },
    newValues: { executives: `${person.name}, ${person.phone}`, name: 'Tamer Moda' },
  });
  await db
    .insertInto('mail_outbox')
    .values([mail(person.email, gossip), mail(neighbour.email, gossip), mail('muhasebe@ornek.example', 'Merhaba')])
    .execute();
  await db
    .insertInto('jobs')
    .values({ kind: 'x', state: 'done', payload: JSON.stringify({ note: gossip }), error: gossip, finished_at: now })
    .execute();
  const log = { file_name: 'a.csv', created_by: 1, created_at: now, expires_at: new Date('2026-04-01') };
  await db
    .insertInto('import_logs')
    .values({ ...log, id: '00000000-0000-4000-8000-0000000000aa', content: `3;Ad;Hata;${person.name}` })
    .execute();
  const answer = { fingerprint: 'f', status_code: 200, response_body: `{"x":"${person.email}"}` };
  await db
    .insertInto('idempotency_keys')
    .values({ ...answer, principal: 'user:1', key: 'k', created_at: now, expires_at: new Date('2026-04-01') })
    .execute();
  const ends = { window_started_at: now, expires_at: new Date('2026-04-01') };
  const digest = emailDigest(person.email);
  await db
    .insertInto('limit_counters')
    .values({ key: `code-mail:${digest}`, count: 1, ...ends })
    .execute();
  const orders = ['2026-02-01T09:00:00Z', '2026-02-02T09:00:00Z', '2026-02-02T10:00:00Z'];
  const placed = { venue_id: venueId, product_id: await addProduct(db, 'Latte', 'orta'), member: memberId };
  await addOrders(
    db,
    orders.map((at) => ({ at, ...placed })),
  );
  return { companyId, venueId };
};

/** The person as a member, an applicant, an account of either app, and everywhere else. */
export const addPerson = async (db: Db, picture: string) => {
  const memberId = await addEndUser(db, {
    ...{ first_name: person.first, last_name: person.last, email: person.email, phone: person.phone },
    ...{ image_url: picture, membership_status: 'Ended', membership_start: '2026-01-01', membership_end: '2026-02-01' },
    subscribed_at: '2026-01-01T09:00:00Z',
  });
  const applicant = { authorized_person: person.name, owner_name: 'ışıl çağıran', phone_number: '+905324567890' };
  const email = 'Isil.Cagiran@ornek.example';
  const applicationId = await addCompleteApplication(db, { email, status: 'Rejected', ...applicant, documents: [] });
  const names = { firstName: person.first };
  const accountId = await addAccount(db, { email, role: 'AppliedMerchantUser', ...names });
  await db.updateTable('panel_users').set({ last_name: person.last }).where('id', '=', accountId).execute();
  const appAccount = { email: person.email, firstName: person.first, lastName: person.last, active: false };
  const merchantUserId = await addMerchantUser(db, appAccount);
  await writeAudit(db, origin, {
    ...{ action: 'merchant_user_created', entity: 'merchant_app_user', entityId: merchantUserId },
    newValues: { email: person.email, firstName: person.first, role: 'ReaderUser' },
  });
  await writeAudits(db, origin, [
    {
      ...{ action: 'application_created', entity: 'merchant_application', entityId: applicationId },
      newValues: { status: 'NewApplication', channel: 'confirm-mail-otp' },
    },
    { action: 'temporary_password_sent', entity: 'panel_user', entityId: accountId },
  ]);
  const consent = { text_type: 'ClarificationText', text_version: 1, text_sha256: 'x', channel: 'confirm-mail-otp' };
  await db
    .insertInto('consents')
    .values({ ...consent, email_folded: person.email, kind: 'NoticeRead', address: person.address })
    .execute();
  const code = { code_hash: 'x', sent_at: now, expires_at: new Date('2026-04-01') };
  await db
    .insertInto('email_codes')
    .values({ email_folded: person.email, ...code })
    .execute();
  return { memberId, applicationId, accountId, merchantUserId, ...(await addTraces(db, memberId)) };
};

/** All tables; those of single months are read with the orders. */
const tableNames = async (db: Db): Promise<(keyof Database)[]> =>
  (await db.introspection.getTables())
    .map(({ name }) => name as keyof Database)
    .filter((name) => !/^orders_\d/.test(name))
    .sort();

/** Every row of every table as text. */
export const dumpRows = async (db: Db): Promise<string> => {
  const parts: string[] = [];
  for (const name of await tableNames(db)) {
    const rows = await db.selectFrom(name).selectAll().execute();
    parts.push(`${name} ${JSON.stringify(rows)}`);
  }
  return parts.join('\n');
};

/** Names and contents of every file below a folder, as text. */
export const dumpFiles = async (folder: string): Promise<string> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => `${name} ${await readFile(join(parentPath, name), 'latin1')}`);
  return (await Promise.all(texts)).join('\n');
};

/** What a text says of the person, in any spelling. */
export const foundIn = (text: string): string[] => {
  const folded = foldTr(text);
  const digits = text.replace(/[ ().-]/g, '');
  return [
    ...[person.email, person.name].filter((said) => new RegExp(`(?<![a-z])${foldTr(said)}(?![a-z])`).test(folded)),
    ...(digits.includes(person.phone) ? [person.phone] : []),
    ...(text.includes(person.address) ? [person.address] : []),
  ];
};
