import type { Db } from '../../http/call';
import { Refusal } from '../../http/errors';

/** Why an e-mail cannot apply: it signs in to the panel, or an application of it is open. */
export type Known = 'user_already_registered' | 'application_already_exists';

/** What is there of an e-mail (folded). One query, so that all answers take the same time. */
export const knownAs = async (db: Db, email: string): Promise<Known | null> => {
  const { user, application } = await db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('panel_users').select('id').where('email_folded', '=', email)).as('user'),
      eb
        .exists(
          eb
            .selectFrom('merchant_applications')
            .select('id')
            .where('email_folded', '=', email)
            .where('status', 'not in', ['Rejected', 'Completed']),
        )
        .as('application'),
    ])
    .executeTakeFirstOrThrow();
  if (user) return 'user_already_registered';
  return application ? 'application_already_exists' : null;
};

/** The refusal of an e-mail that cannot apply, told at its field. */
export const refusalOf = (known: Known): Refusal => new Refusal(known, { fields: [{ field: 'email', code: known }] });
