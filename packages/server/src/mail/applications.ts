import type { ApplicationDocument, DocumentReason } from '@telve/api';
import { isPersonName } from '@telve/locale';
import type { Clock } from '../clock';
import type { Db } from '../http/call';
import { oneLine } from './oneLine';
import { queueMail } from './outbox';
import { type Mail, type MailRecipient, mailOf } from './templates';
import { durationText, mailTexts } from './texts';
import { applicationMailTexts, type ToldStatus } from './texts/applications';

export type { ToldStatus } from './texts/applications';

/** An e-mail code on its way to an address that nobody has confirmed yet. */
export interface ApplicationCodeMail extends MailRecipient {
  code: string;
  /** Milliseconds from now until the code ends. */
  life: number;
  expiresAt: Date;
}

/** A change of status that the applicant is told of. */
export interface ApplicationStatusMail extends MailRecipient {
  status: ToldStatus;
  /** Where the applicant signs in and sees the application; absent where there is no account. */
  url?: string | undefined;
}

/** A document that is asked for again. */
export interface WantedDocument {
  document: ApplicationDocument;
  reason: DocumentReason;
  /** What staff says besides; may hold anything. */
  note?: string | null | undefined;
}

/** The pre-approval, with the first password of the account that it opens (D-43). */
export interface PreApprovedMail extends MailRecipient {
  password: string;
  /** Milliseconds from now until the password ends. */
  life: number;
  expiresAt: Date;
  /** Where the applicant signs in. */
  url: string;
}

/** Documents that were sent back. */
export interface DocumentsWantedMail extends MailRecipient {
  documents: readonly WantedDocument[];
  /** Where the applicant uploads them. */
  url: string;
}

/**
 * Whom a mail to an address that may be somebody else's greets. Anybody can have one sent, so it says nothing in
 * strangers' words but a name.
 */
const strangersName = (name: string): string => (isPersonName(name) && name.length <= 60 ? name : '');

const linkTo = (url: string | undefined) =>
  url === undefined ? undefined : { url, label: applicationMailTexts.openApplication };

/** The code that confirms an e-mail (APP-17). Not sent once the code has ended. */
export const applicationCodeMail = ({ recipient, name, code, life, expiresAt }: ApplicationCodeMail): Mail => {
  const { label, rules, ...words } = applicationMailTexts.code;
  const secret = { label, value: code, rules: rules(durationText(life)) };
  return { ...mailOf('applicationCode', recipient, { ...words, name: strangersName(name), secret }), expiresAt };
};

/** Somebody applied with the e-mail of an account or of an open application, and was not told so. */
export const applicationKnownMail = ({ recipient, name }: MailRecipient): Mail =>
  mailOf('applicationKnown', recipient, { ...applicationMailTexts.known, name: strangersName(name) });

/** An application was handed in (APP-47). */
export const applicationReceivedMail = ({ recipient, name }: MailRecipient): Mail =>
  mailOf('applicationReceived', recipient, { ...applicationMailTexts.received, name: strangersName(name) });

/** An application's status changed. */
export const applicationStatusMail = ({ recipient, name, status, url }: ApplicationStatusMail): Mail =>
  mailOf(`application${status}`, recipient, { ...applicationMailTexts.status[status], name, link: linkTo(url) });

/** An application was pre-approved: the one mail of it, which holds the password. Not sent once that has ended. */
export const applicationPreApprovedMail = ({
  recipient,
  name,
  password,
  life,
  expiresAt,
  url,
}: PreApprovedMail): Mail => {
  const { closing, ...words } = applicationMailTexts.status.PreApproved;
  const { passwordLabel: label, newAccount, signIn } = mailTexts;
  const letter = {
    ...words,
    name,
    secret: { label, value: oneLine(password), rules: newAccount.rules(durationText(life)) },
    link: { url, label: signIn },
    closing: `${closing} ${newAccount.closing}`,
  };
  return { ...mailOf('applicationPreApproved', recipient, letter), expiresAt };
};

const wanted = ({ document, reason, note }: WantedDocument) => {
  const { documents, reasons } = applicationMailTexts;
  return { title: documents[document], text: oneLine(`${reasons[reason]} ${note ?? ''}`) };
};

/** Staff sent documents back: which, why, and where to upload them again. */
export const documentsWantedMail = ({ recipient, name, documents, url }: DocumentsWantedMail): Mail =>
  mailOf('applicationDocumentsWanted', recipient, {
    ...applicationMailTexts.documentsWanted,
    name,
    list: documents.map(wanted),
    link: linkTo(url),
  });

/** The mails about applications. Each is queued in the transaction of the change it speaks of. */
export interface ApplicationMails {
  sendCode(trx: Db, mail: Omit<ApplicationCodeMail, 'life'>): Promise<void>;
  sendKnown(trx: Db, mail: MailRecipient): Promise<void>;
  sendReceived(trx: Db, mail: MailRecipient): Promise<void>;
  /** `hasAccount`: the mail leads to the panel, where the applicant sees the application. */
  sendStatus(trx: Db, mail: Omit<ApplicationStatusMail, 'url'> & { hasAccount: boolean }): Promise<void>;
  /** Instead of `sendStatus` where a pre-approval has opened the account. */
  sendPreApproved(trx: Db, mail: Omit<PreApprovedMail, 'life' | 'url'>): Promise<void>;
  sendDocumentsWanted(trx: Db, mail: Omit<DocumentsWantedMail, 'url'>): Promise<void>;
}

/** @param publicUrl where the panel is, without a slash at the end */
export const createApplicationMails = ({ clock, publicUrl }: { clock: Clock; publicUrl: string }): ApplicationMails => {
  const queue = async (trx: Db, mail: Mail): Promise<void> => {
    await queueMail(trx, clock, mail);
  };
  const url = `${publicUrl}/dashboard/apply/merchant`;
  return {
    sendCode: (trx, mail) =>
      queue(trx, applicationCodeMail({ ...mail, life: mail.expiresAt.getTime() - clock.now().getTime() })),
    sendKnown: (trx, mail) => queue(trx, applicationKnownMail(mail)),
    sendReceived: (trx, mail) => queue(trx, applicationReceivedMail(mail)),
    sendStatus: (trx, { hasAccount, ...mail }) =>
      queue(trx, applicationStatusMail({ ...mail, url: hasAccount ? url : undefined })),
    sendPreApproved: (trx, mail) => {
      const life = mail.expiresAt.getTime() - clock.now().getTime();
      return queue(trx, applicationPreApprovedMail({ ...mail, life, url: `${publicUrl}/` }));
    },
    sendDocumentsWanted: (trx, mail) => queue(trx, documentsWantedMail({ ...mail, url })),
  };
};
