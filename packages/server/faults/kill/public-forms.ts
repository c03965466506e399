import { randomUUID } from 'node:crypto';
import { type ApplicationRow, applicationEntries, type Page, publicApplicationEntries } from '@telve/api';
import { call } from '../harness/calls';
import { payloadOf } from '../harness/client';
import { hosts } from './acknowledged';
import { change, make, type Round } from './round';

const entity = 'merchant_application';

const formOf = (email: string) => ({
  storeName: 'Çınaraltı Kahve',
  authorizedPerson: 'Şükrü Çağ',
  phoneNumber: '532 123 45 67',
  email,
  address: 'Bağdat Caddesi 1, Kadıköy',
});

/** Hands in applications of the simple form; staff takes them in hand by a save or by a status, and decides. */
export const writeSimpleForms = async (round: Round): Promise<never> => {
  for (let n = 0; ; n += 1) {
    const email = `${randomUUID()}@${hosts.made}`;
    await make(round, entity, publicApplicationEntries.createSimple, formOf(email));
    const { client, token } = round;
    const found = await call(client, applicationEntries.list, { search: email }, { token });
    const { id } = payloadOf<Page<ApplicationRow>>(found).items[0] as ApplicationRow;
    if (n % 2) await change(round, entity, applicationEntries.update, { id, storeName: `Fincan ${n}` });
    else await change(round, entity, applicationEntries.changeStatus, { id, status: 'PendingPreApproval' });
    const status = n % 4 < 2 ? 'PreApproved' : 'Rejected';
    await change(round, entity, applicationEntries.changeStatus, { id, status });
  }
};

/** Hands in applications whose e-mail is confirmed: the confirmation is used up with them. */
export const writeConfirmedForms = async (round: Round): Promise<void> => {
  for (let email = round.confirmedEmails.pop(); email !== undefined; email = round.confirmedEmails.pop()) {
    await make(round, entity, publicApplicationEntries.create, formOf(email));
  }
};

/** Has codes sent to ever new e-mails. */
export const sendCodes = async ({ client, acknowledged }: Round): Promise<never> => {
  for (;;) {
    const email = `${randomUUID()}@${hosts.code}`;
    payloadOf(await call(client, publicApplicationEntries.sendOtp, { email, authorizedPerson: 'Şükrü Çağ' }));
    acknowledged.codes.push(email);
  }
};
