import { sql } from 'kysely';
import type { Db } from '../../http/call';
import { foldEmail } from '../auth/accounts';
import { among, digitsOf, hasPhone } from './matching';
import type { Identifiers } from './mentions';
import { accountColumns, given, memberColumns, type Person } from './person';

const accountsWith = (trx: Db, emails: readonly string[]) => ({
  panelUsers: trx
    .selectFrom('panel_users')
    .select([...accountColumns, 'role'])
    .where(among(sql`email_folded`, emails))
    .where('erased_at', 'is', null),
  merchantUsers: trx
    .selectFrom('merchant_app_users')
    .select(accountColumns)
    .where(among(sql`email_folded`, emails))
    .where('erased_at', 'is', null),
});

const readSharing = async (trx: Db, { emails, phones, ibans }: Identifiers): Promise<Person> => {
  const { panelUsers, merchantUsers } = accountsWith(trx, emails);
  const members = trx
    .selectFrom('end_users')
    .select(memberColumns)
    .where('erased_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        and([eb('email', '<>', ''), among(sql`lower(email)`, emails)]),
        and([eb('phone', '<>', ''), among(sql`right(phone, 10)`, digitsOf(phones))]),
      ]),
    );
  const applications = trx
    .selectFrom('merchant_applications')
    .selectAll()
    .where('erased_at', 'is', null)
    .where(({ or }) =>
      or([
        among(sql`email_folded`, emails),
        among(sql`lower(authorized_person_mail)`, emails),
        hasPhone('phone_number', phones),
        among(sql`iban`, ibans),
      ]),
    );
  return {
    members: await members.execute(),
    applications: await applications.execute(),
    panelUsers: await panelUsers.execute(),
    merchantUsers: await merchantUsers.execute(),
  };
};

const besides = <Row extends { id: number }>(rows: readonly Row[], those: readonly { id: number }[]): Row[] =>
  rows.filter(({ id }) => !those.some((own) => own.id === id));

/** Records, not yet erased, that have an e-mail, a phone number or an IBAN of these, apart from those of a person. */
export const othersWith = async (trx: Db, identifiers: Identifiers, person: Person): Promise<Person> => {
  const found = await readSharing(trx, identifiers);
  return {
    members: besides(found.members, person.members),
    applications: besides(found.applications, person.applications),
    panelUsers: besides(found.panelUsers, person.panelUsers),
    merchantUsers: besides(found.merchantUsers, person.merchantUsers),
  };
};

/** What companies and venues hold of those who can be reached under these phone numbers or e-mails. */
export const heldByCompanies = async (trx: Db, { emails, phones, ibans }: Identifiers): Promise<Identifiers> => {
  const companies = await trx
    .selectFrom('companies')
    .select(['executive_name', 'executive_phone_number', 'invoice_mail_address', 'iban'])
    .where(({ or }) =>
      or([
        hasPhone('executive_phone_number', phones),
        among(sql`lower(invoice_mail_address)`, emails),
        among(sql`iban`, ibans),
      ]),
    )
    .execute();
  const executives = await trx
    .selectFrom('venue_executives')
    .select(['full_name', 'phone_number'])
    .where(hasPhone('phone_number', phones))
    .execute();
  return {
    emails: given(...companies.map(({ invoice_mail_address: email }) => foldEmail(email))),
    phones: given(
      ...companies.map(({ executive_phone_number: phone }) => phone),
      ...executives.map(({ phone_number: phone }) => phone),
    ),
    names: given(...companies.map(({ executive_name: name }) => name), ...executives.map(({ full_name }) => full_name)),
    ibans: given(...companies.map(({ iban }) => iban)),
  };
};
