import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { EndUsersTable } from '../../db/types/members';
import type { MerchantAppUsersTable, PanelUsersTable } from '../../db/types/people';
import type { Db } from '../../http/call';
import type { ApplicationRecord } from '../applications/values';
import { foldEmail, fullName } from '../auth/accounts';
import type { Identifiers } from './mentions';

/** What a person is named by. */
export type Named =
  | { kind: 'member'; id: number }
  | { kind: 'application'; id: number }
  | { kind: 'account'; email: string };

type Member = Pick<
  Selectable<EndUsersTable>,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'image_url' | 'plan_id'
>;
type PanelAccount = Pick<Selectable<PanelUsersTable>, 'id' | 'first_name' | 'last_name' | 'email' | 'role' | 'active'>;
type AppAccount = Pick<Selectable<MerchantAppUsersTable>, 'id' | 'first_name' | 'last_name' | 'email' | 'active'>;

/** Everything that is one person's, not yet erased. */
export interface Person {
  members: readonly Member[];
  applications: readonly ApplicationRecord[];
  panelUsers: readonly PanelAccount[];
  merchantUsers: readonly AppAccount[];
}

/** What is read of a member, and of an account. */
export const memberColumns = ['id', 'first_name', 'last_name', 'email', 'phone', 'image_url', 'plan_id'] as const;
export const accountColumns = ['id', 'first_name', 'last_name', 'email', 'active'] as const;

/** E-mail of what the person is named by; undefined where there is no such record, empty where it has none. */
const emailOf = async (trx: Db, named: Named): Promise<string | undefined> => {
  if (named.kind === 'account') return foldEmail(named.email);
  const table = named.kind === 'member' ? 'end_users' : 'merchant_applications';
  const row = await trx
    .selectFrom(table)
    .select('email')
    .where('id', '=', named.id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row && foldEmail(row.email);
};

const membersOf = (trx: Db, email: string, named: Named): Promise<Member[]> =>
  trx
    .selectFrom('end_users')
    .select(memberColumns)
    .where('erased_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        and([eb('email', '<>', ''), eb(sql`lower(email)`, '=', email)]),
        eb('id', '=', named.kind === 'member' ? named.id : 0),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/** Locks and reads everything under one e-mail. */
const readAll = async (trx: Db, email: string, named: Named): Promise<Person> => ({
  members: await membersOf(trx, email, named),
  applications: await trx
    .selectFrom('merchant_applications')
    .selectAll()
    .where('email_folded', '=', email)
    .where('email_folded', '<>', '')
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute(),
  panelUsers: await trx
    .selectFrom('panel_users')
    .select([...accountColumns, 'role'])
    .where('email_folded', '=', email)
    .where('erased_at', 'is', null)
    .forUpdate()
    .execute(),
  merchantUsers: await trx
    .selectFrom('merchant_app_users')
    .select(accountColumns)
    .where('email_folded', '=', email)
    .where('erased_at', 'is', null)
    .forUpdate()
    .execute(),
});

/**
 * The person behind a member, an application or an e-mail: whatever stands under the same e-mail is the same person's.
 * Undefined where there is nothing, or nothing any more.
 */
export const personOf = async (trx: Db, named: Named): Promise<Person | undefined> => {
  const email = await emailOf(trx, named);
  if (email === undefined) return undefined;
  const person = await readAll(trx, email, named);
  return Object.values(person).some((records) => records.length > 0) ? person : undefined;
};

/** Each text once, and no empty one. */
export const given = (...texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

/** The person's records by their names in the audit log, e.g. `panel_user:5`. */
export const recordNames = ({ members, applications, panelUsers, merchantUsers }: Person): string[] => [
  ...members.map(({ id }) => `end_user:${id}`),
  ...applications.map(({ id }) => `merchant_application:${id}`),
  ...panelUsers.map(({ id }) => `panel_user:${id}`),
  ...merchantUsers.map(({ id }) => `merchant_app_user:${id}`),
];

/** The addresses under which the person's records stand. */
export const ownEmails = ({ members, applications, panelUsers, merchantUsers }: Person): string[] =>
  given(...[...members, ...applications, ...panelUsers, ...merchantUsers].map(({ email }) => foldEmail(email)));

/**
 * What the person is recognised by wherever somebody wrote of the person. The addresses of a company are not among it: an
 * accountant has the mails of many.
 */
export const identifiersOf = (person: Person): Identifiers => {
  const { members, applications, panelUsers, merchantUsers } = person;
  const accounts = [...members, ...panelUsers, ...merchantUsers];
  return {
    emails: given(...ownEmails(person), ...applications.map((each) => foldEmail(each.authorized_person_mail))),
    phones: given(...members.map(({ phone }) => phone), ...applications.map(({ phone_number: phone }) => phone)),
    names: given(
      ...accounts.map((account) => fullName(account).trim()),
      ...applications.flatMap(({ authorized_person, owner_name }) => [authorized_person, owner_name]),
    ),
    ibans: given(...applications.map(({ iban }) => iban)),
  };
};
