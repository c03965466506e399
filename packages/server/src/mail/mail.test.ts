import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../clock';
import type { DatabaseHandle } from '../db/types/handle';
import { openTestDatabase } from '../testing/database';
import {
  forgotPasswordMail,
  listOutbox,
  type MailTransport,
  newPasswordMail,
  queueMail,
  sendDueMail,
  smtpTransport,
} from './index';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());
beforeEach(() => handle.db.deleteFrom('mail_outbox').execute());

const clock = manualClock('2026-03-01T09:00:00Z');
const minutes = (count: number): number => count * 60_000;
const passwordMail = (change: Partial<Parameters<typeof forgotPasswordMail>[0]> = {}) =>
  forgotPasswordMail({
    recipient: 'ayse@telve.example',
    name: 'Ayşe Yılmaz',
    password: 'gizli-sifre',
    life: minutes(30),
    expiresAt: new Date(clock.now().getTime() + minutes(30)),
    signInUrl: 'https://panel.example/',
    ...change,
  });

const recording = (fail?: () => boolean) => {
  const sent: number[] = [];
  const transport: MailTransport = {
    send: async (mail) => {
      if (fail?.()) throw new Error('451 for ayse@telve.example: try later');
      sent.push(mail.id);
    },
    close: () => {},
  };
  return { sent, transport };
};

describe('the mails', () => {
  it('carry the temporary password, how long it lives and where to sign in', () => {
    const mail = passwordMail();
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('gizli-sifre');
      expect(body).toContain('30 dakika');
      expect(body).toContain('https://panel.example/');
    }
    expect(
      newPasswordMail({
        ...passwordMail(),
        name: 'A',
        password: 'p',
        life: 7 * 24 * minutes(60),
        expiresAt: clock.now(),
        signInUrl: 'https://x',
      }).text,
    ).toContain('7 gün');
  });

  it('show a hostile name as text', () => {
    const mail = passwordMail({ name: 'Ali\r\nBcc: x@y {{7*7}} ${7*7} <b>&' });
    expect(mail.text.split('\n')[0]).toBe('Merhaba Ali Bcc: x@y {{7*7}} ${7*7} <b>&,');
    expect(mail.html).toContain('Ali Bcc: x@y {{7*7}} ${7*7} &lt;b&gt;&amp;');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});

describe('the outbox', () => {
  it('keeps a mail exactly when the transaction of its change is kept', async () => {
    const undone = handle.db.transaction().execute(async (trx) => {
      await queueMail(trx, clock, passwordMail());
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await listOutbox(handle.db)).toEqual([]);
    await handle.db.transaction().execute((trx) => queueMail(trx, clock, passwordMail()));
    expect((await listOutbox(handle.db)).map((mail) => mail.recipient)).toEqual(['ayse@telve.example']);
  });

  it.each(['a@x.example,b@x.example', 'a@x.example\r\nBcc: b@x.example', 'A <a@x.example>', 'a@b@c', ''])(
    'refuses %j as a recipient',
    async (recipient) => {
      await expect(queueMail(handle.db, clock, passwordMail({ recipient }))).rejects.toThrow('recipient');
    },
  );

  it('sends a mail once, however many senders run, and forgets its bodies', async () => {
    for (let n = 0; n < 30; n += 1) await queueMail(handle.db, clock, passwordMail());
    const { sent, transport } = recording();
    const send = () => sendDueMail({ db: handle.db, clock, transport, keepBodies: false });
    await Promise.all([send(), send(), send(), send()]);
    await send();
    expect(new Set(sent).size).toBe(30);
    expect(sent).toHaveLength(30);
    const mails = await listOutbox(handle.db);
    expect(mails.every((mail) => mail.state === 'sent' && mail.body_text === null && mail.body_html === null)).toBe(
      true,
    );
  });

  it('holds one mail at a time: however slow the others are, no lock runs out before its mail is sent', async () => {
    for (let n = 0; n < 3; n += 1) await queueMail(handle.db, clock, passwordMail());
    const sending: number[] = [];
    const transport: MailTransport = {
      send: async () => {
        sending.push((await listOutbox(handle.db)).filter((mail) => mail.state === 'sending').length);
      },
      close: () => {},
    };
    await sendDueMail({ db: handle.db, clock, transport, keepBodies: false });
    expect(sending).toEqual([1, 1, 1]);
  });

  it('stops after the mail that is being sent', async () => {
    for (let n = 0; n < 3; n += 1) await queueMail(handle.db, clock, passwordMail());
    const stopping = new AbortController();
    const { sent, transport } = recording(() => {
      stopping.abort();
      return false;
    });
    expect(await sendDueMail({ db: handle.db, clock, transport, keepBodies: false }, stopping.signal)).toBe(1);
    expect(sent).toHaveLength(1);
    expect((await listOutbox(handle.db)).filter((mail) => mail.state === 'queued')).toHaveLength(2);
  });

  it('keeps the bodies in a demo', async () => {
    await queueMail(handle.db, clock, passwordMail());
    await sendDueMail({ db: handle.db, clock, transport: recording().transport, keepBodies: true });
    expect((await listOutbox(handle.db))[0]?.body_text).toContain('gizli-sifre');
  });

  it('tries again later when the mail server is away, and notes why without addresses', async () => {
    await queueMail(handle.db, clock, passwordMail());
    let away = true;
    const { sent, transport } = recording(() => away);
    const send = () => sendDueMail({ db: handle.db, clock, transport, keepBodies: false });
    expect(await send()).toBe(0);
    expect(await listOutbox(handle.db)).toMatchObject([
      { state: 'queued', attempts: 1, last_error: '451 for … try later' },
    ]);
    expect(await send()).toBe(0);
    away = false;
    clock.advance(minutes(1));
    expect(await send()).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('never sends a password that has ended', async () => {
    await queueMail(handle.db, clock, passwordMail());
    clock.advance(minutes(31));
    const { sent, transport } = recording();
    await sendDueMail({ db: handle.db, clock, transport, keepBodies: false });
    expect(sent).toEqual([]);
    expect(await listOutbox(handle.db)).toMatchObject([{ state: 'failed', last_error: 'expired', body_text: null }]);
  });

  it('takes over a mail whose sender died', async () => {
    await queueMail(handle.db, clock, passwordMail());
    const locked = new Date(clock.now().getTime() + minutes(2));
    await handle.db.updateTable('mail_outbox').set({ state: 'sending', attempts: 1, locked_until: locked }).execute();
    const { sent, transport } = recording();
    const send = () => sendDueMail({ db: handle.db, clock, transport, keepBodies: false });
    await send();
    expect(sent).toHaveLength(0);
    clock.advance(minutes(3));
    await send();
    expect(sent).toHaveLength(1);
  });
});

/** A mail server that takes everything and remembers what was said to it. */
function fakeSmtp(): { server: Server; said: string[] } {
  const said: string[] = [];
  const talk = (socket: Socket): void => {
    let data = false;
    socket.setEncoding('utf8');
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk: string) => {
      said.push(chunk);
      if (data) {
        if (!chunk.endsWith('\r\n.\r\n')) return;
        data = false;
        socket.write('250 taken\r\n');
      } else if (chunk.startsWith('DATA')) {
        data = true;
        socket.write('354 go on\r\n');
      } else if (chunk.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  };
  return { server: createServer(talk), said };
}

it('speaks SMTP: one recipient, text and HTML', async () => {
  const { server, said } = fakeSmtp();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const transport = smtpTransport(
    `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    'Telve <no-reply@telve.example>',
  );
  await queueMail(handle.db, clock, passwordMail({ name: 'Ali\r\nBcc: x@y' }));
  const sent = await sendDueMail({ db: handle.db, clock, transport, keepBodies: false });
  transport.close();
  await new Promise((resolve) => server.close(resolve));
  const all = said.join('');
  expect(sent).toBe(1);
  expect(all.match(/^RCPT TO/gm)).toEqual(['RCPT TO']);
  expect(all).toContain('text/plain');
  expect(all).toContain('text/html');
  expect(all).not.toMatch(/^Bcc:/im);
});
