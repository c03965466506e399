import type { PreApplicationFields } from '@telve/api';
import { normalizeEmail } from '@telve/locale';
import { applicationSearch } from '../../db/search';
import type { Db } from '../../http/call';

/**
 * Adds a NewApplication with the first row of its history (D-38), and answers its id; undefined where the e-mail has an
 * open one. The database decides, so that two at once cannot both win.
 */
export const insertApplication = async (
  trx: Db,
  fields: PreApplicationFields,
  now: Date,
): Promise<number | undefined> => {
  const searched = {
    store_name: fields.storeName,
    authorized_person: fields.authorizedPerson,
    email: fields.email,
    phone_number: fields.phoneNumber,
  };
  const added = await trx
    .insertInto('merchant_applications')
    .values({
      ...searched,
      email_folded: normalizeEmail(fields.email),
      address: fields.address,
      // It is the store's name until somebody writes another (D-50).
      company_name: fields.storeName,
      search: applicationSearch(searched),
      status: 'NewApplication',
      status_since: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return undefined;
  await trx
    .insertInto('application_history')
    .values({ application_id: added.id, status: 'NewApplication', at: now, actor_id: null })
    .execute();
  return added.id;
};
