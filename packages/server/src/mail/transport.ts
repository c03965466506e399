import nodemailer from 'nodemailer';
import type { OutboxMail } from './outbox';

/** Hands one mail to a mail server. @throws when the server does not take it. */
export interface MailTransport {
  send(mail: OutboxMail): Promise<void>;
  close(): void;
}

/** Sends through the SMTP server of `url`, one recipient a mail, with limits on every wait. */
export function smtpTransport(url: string, from: string): MailTransport {
  const smtp = nodemailer.createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await smtp.sendMail({
        from,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body_text ?? '',
        html: mail.body_html ?? '',
        // The same for every attempt: a mail server that got it twice can tell.
        messageId: `<outbox-${mail.id}-${mail.created_at.getTime()}@telve>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => smtp.close(),
  };
}
