import { sql } from 'kysely';
import type { Db } from '../../http/call';
import { foldEmail } from '../auth/accounts';
import { given, type Person, recordNames } from './person';
import { recordRows } from './record';
import type { Sought } from './sought';

type Values = Record<string, unknown> | null;

/** What the audit log says that the person's records held under other addresses and numbers than now. */
export const formerOf = async (trx: Db, person: Person): Promise<Sought> => {
  const { rows } = await sql<{ old_values: Values; new_values: Values }>`
    select old_values, new_values from audit_log
    where id in (${recordRows(recordNames(person))}) and (old_values is not null or new_values is not null)`.execute(
    trx,
  );
  const values = rows.flatMap((row) => [row.old_values ?? {}, row.new_values ?? {}]);
  const said = (name: string): string[] =>
    given(...values.map((each) => each[name]).filter((value) => typeof value === 'string'));
  const ownEmails = said('email').map(foldEmail);
  return {
    identifiers: {
      emails: [...ownEmails, ...said('authorizedPersonMail').map(foldEmail)],
      phones: said('phoneNumber'),
      names: [],
      ibans: said('iban'),
    },
    ownEmails,
  };
};
