import { applicationDocuments, applicationStatuses, documentReasons } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../clock';
import type { DatabaseHandle } from '../db/types/handle';
import { openTestDatabase } from '../testing/database';
import {
  applicationCodeMail,
  applicationKnownMail,
  applicationReceivedMail,
  applicationStatusMail,
  createApplicationMails,
  documentsWantedMail,
  type ToldStatus,
} from './applications';
import { listOutbox } from './outbox';
import type { Mail } from './templates';

const to = { recipient: 'ali@telve.example', name: 'Şükrü Çağ' };
const expiresAt = new Date('2026-03-01T09:03:00Z');
const code = (name = to.name) => applicationCodeMail({ ...to, name, code: '012345', life: 180_000, expiresAt });
const told = applicationStatuses.filter((status): status is ToldStatus => status !== 'NewApplication');
const status = (which: ToldStatus, name = to.name) =>
  applicationStatusMail({ ...to, name, status: which, url: 'https://panel.example/x' });
const wanted = (note?: string, name = to.name) =>
  documentsWantedMail({
    ...to,
    name,
    documents: [
      { document: 'taxPlate', reason: 'CutOff', note },
      { document: 'contract', reason: 'Expired' },
    ],
    url: 'https://panel.example/x',
  });

const bodies = ({ text, html }: Mail): string[] => [text, html];

describe('the mails of an application', () => {
  it('bring the code, how long it lives, and that nobody else may have it (APP-17)', () => {
    const mail = code();
    for (const body of bodies(mail)) {
      expect(body).toContain('012345');
      expect(body).toContain('3 dakika');
      expect(body).toContain('kimseyle paylaşmayın');
      expect(body).toContain('Merhaba Şükrü Çağ,');
    }
    expect(mail.expiresAt).toEqual(expiresAt);
    expect(mail.subject).not.toMatch(/\d/);
  });

  it('tell of its arrival (APP-32)', () => {
    expect(applicationReceivedMail(to)).toMatchObject({
      template: 'applicationReceived',
      subject: 'Başvurunuz alındı',
    });
  });

  it('tell of each change of status in words of its own, with the way to the application (STAFF-15)', () => {
    const mails = told.map((which) => status(which));
    expect(new Set(mails.map(({ template }) => template)).size).toBe(6);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(6);
    for (const mail of mails) {
      for (const body of bodies(mail)) expect(body).toContain('https://panel.example/x');
    }
    expect(applicationStatusMail({ ...to, status: 'Rejected' }).text).not.toContain('Başvuruma git');
  });

  it('name each document that is wanted again, why, and what staff wrote (WIZ-41)', () => {
    for (const body of bodies(wanted('Sol üst köşe eksik'))) {
      expect(body).toContain('Vergi levhası');
      expect(body).toContain('Sayfa kesik. Sol üst köşe eksik');
      expect(body).toContain('Süresi dolmuş.');
    }
    const all = applicationDocuments.flatMap((document) => documentReasons.map((reason) => ({ document, reason })));
    expect(documentsWantedMail({ ...to, documents: all, url: 'https://panel.example/x' }).text).not.toContain(
      'undefined',
    );
  });
});

describe('a hostile text in a mail of an application', () => {
  const hostile = 'Ali\r\nBcc: x@y.example {{7*7}} ${7*7} <b>&<script>alert(1)</script>';
  const hostileMails = () => [
    code(hostile),
    applicationKnownMail({ ...to, name: hostile }),
    applicationReceivedMail({ ...to, name: hostile }),
    ...told.map((which) => status(which, hostile)),
    wanted(hostile, hostile),
  ];

  it('reaches no header and no markup (APP-29)', () => {
    for (const { subject, text, html } of hostileMails()) {
      expect(subject).not.toMatch(/[\r\n]/);
      expect(subject).not.toContain('Ali');
      expect(text).not.toMatch(/^Bcc:/m);
      expect(html).not.toMatch(/<script|<b>|^Bcc:/m);
      expect(html + text).not.toContain('49');
    }
  });

  it('of staff is shown letter for letter (STAFF-15)', () => {
    const { text, html } = wanted(hostile);
    expect(text).toContain('Sayfa kesik. Ali Bcc: x@y.example {{7*7}} ${7*7} <b>&<script>');
    expect(html).toContain('{{7*7}} ${7*7} &lt;b&gt;&amp;&lt;script&gt;');
  });

  it('is left out where anybody can have a mail sent to anybody: such a mail greets a name or nobody (APP-29)', () => {
    for (const name of [hostile, 'Ödül kazandınız https://x.example', `${'Uzun '.repeat(20)}Ad`, 'Ali']) {
      const mails = [code(name), applicationReceivedMail({ ...to, name }), applicationKnownMail({ ...to, name })];
      for (const mail of mails) expect(mail.text.split('\n')[0]).toBe('Merhaba,');
    }
  });
});

describe('the sender of the mails', () => {
  let handle: DatabaseHandle;
  beforeAll(async () => {
    handle = await openTestDatabase();
  });
  afterAll(() => handle.close());

  it('says how long the code still lives, and leads people with an account to the application (APP-17)', async () => {
    const clock = manualClock('2026-03-01T09:01:00Z');
    const mails = createApplicationMails({ clock, publicUrl: 'https://panel.example' });
    await mails.sendCode(handle.db, { ...to, code: '012345', expiresAt });
    await mails.sendStatus(handle.db, { ...to, status: 'PendingApproval', hasAccount: true });
    await mails.sendStatus(handle.db, { ...to, status: 'Rejected', hasAccount: false });
    const [rejected, pending, sent] = (await listOutbox(handle.db)).map(({ body_text }) => body_text);
    expect(sent).toContain('2 dakika');
    expect(pending).toContain('https://panel.example/dashboard/apply/merchant');
    expect(rejected).not.toContain('https://');
  });
});
