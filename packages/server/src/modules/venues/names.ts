import { foldTr } from '@telve/locale';
import { isUniqueViolation } from '../../db/errors';
import { Refusal } from '../../http/errors';

/** By what two venues of one name are told apart (VEN-143). */
export const nameKeyOf = (name: string): string => foldTr(name);

/**
 * Writes a venue's name. One that another venue has is refused; the database decides, so that two at once cannot both win.
 *
 * @throws Refusal `venue_already_exist`; the transaction is lost then
 */
export const uniqueName = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'venues_name_key')) throw error;
    throw new Refusal('venue_already_exist', { fields: [{ field: 'venueName', code: 'venue_already_exist' }] });
  }
};
