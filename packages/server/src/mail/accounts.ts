import type { Clock } from '../clock';
import type { Db } from '../http/call';
import { queueMail } from './outbox';
import {
  type ApprovalMail,
  forgotPasswordMail,
  type Mail,
  type MailRecipient,
  merchantApprovedMail,
  newAccountMail,
  newMerchantAccountMail,
  newPassiveAccountMail,
  newPasswordMail,
  type TemporaryPasswordMail,
} from './templates';

/** A temporary password on its way to its person. */
interface Secret extends MailRecipient {
  password: string;
  expiresAt: Date;
  /** False for accounts of the merchant app, which have no business at the panel's sign-in page. */
  forPanel: boolean;
}

/** A temporary password on its way to the person of a new account; one of the merchant app is made active always. */
export type NewAccount = Secret &
  (
    | { forPanel: false }
    | {
        forPanel: true;
        /** False where staff left the account passive: nobody can sign in to it yet. */
        active: boolean;
      }
  );

/** A temporary password that replaces a chosen one. */
export interface TemporaryPassword extends Secret {
  /** Who asked for it: the person, or staff for the person. */
  kind: 'forgotPassword' | 'newPassword';
}

/** The mails about accounts. Each is queued in the transaction of the change it speaks of. */
export interface AccountMails {
  sendTemporaryPassword(trx: Db, mail: TemporaryPassword): Promise<void>;
  /** Invites the person of an account that staff has made (D-27). */
  sendNewAccount(trx: Db, account: NewAccount): Promise<void>;
  /** Tells the person of a merchant-app account that staff has approved it, and whether it is active (D-31). */
  sendMerchantApproved(trx: Db, mail: ApprovalMail): Promise<void>;
}

const invitationOf = (account: NewAccount) => {
  if (!account.forPanel) return newMerchantAccountMail;
  return account.active ? newAccountMail : newPassiveAccountMail;
};

/** @param publicUrl where the panel's sign-in page is, without a slash at the end */
export const createAccountMails = ({ clock, publicUrl }: { clock: Clock; publicUrl: string }): AccountMails => {
  const queue = async (trx: Db, mail: Mail): Promise<void> => {
    await queueMail(trx, clock, mail);
  };
  const told = ({ recipient, name, password, expiresAt, forPanel }: Secret): TemporaryPasswordMail => ({
    recipient,
    name,
    password,
    expiresAt,
    life: expiresAt.getTime() - clock.now().getTime(),
    ...(forPanel && { signInUrl: `${publicUrl}/` }),
  });
  return {
    sendTemporaryPassword: (trx, mail) =>
      queue(trx, (mail.kind === 'newPassword' ? newPasswordMail : forgotPasswordMail)(told(mail))),
    sendNewAccount: (trx, account) => queue(trx, invitationOf(account)(told(account))),
    sendMerchantApproved: (trx, mail) => queue(trx, merchantApprovedMail(mail)),
  };
};
