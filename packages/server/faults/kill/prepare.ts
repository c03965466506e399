import type { Place } from '../harness/place';
import { startServer } from '../harness/server';
import { hosts } from './acknowledged';

const day = 86_400_000;

/**
 * Fills a place with the demo, and with e-mails that are confirmed as if their code had been typed in: the codes
 * themselves are in mails, which a trial does not get.
 * @returns the e-mails
 */
export const prepareEmails = async (place: Place, count: number): Promise<string[]> => {
  const first = await startServer(place.env);
  await first.stop();
  const emails = Array.from({ length: count }, (_, n) => `aday${n}@${hosts.confirmed}`);
  const now = new Date();
  const tomorrow = new Date(now.getTime() + day);
  const confirmed = { code_hash: '-', sent_at: now, expires_at: tomorrow, used_at: now, confirmed_until: tomorrow };
  const database = await place.open();
  await database.db
    .insertInto('email_codes')
    .values(emails.map((email_folded) => ({ email_folded, ...confirmed })))
    .execute();
  await database.close();
  return emails;
};
