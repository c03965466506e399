import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../db/types/index';
import { insertRows } from './insert';
import { mailName, type NewMerchantUser, type SeedVenue, toMerchantUser } from './merchant-users';
import { createRandom, type Random } from './random';
import { seedTexts } from './texts';

/** What to generate, and how to tell how far it is. */
export interface GenerateMerchantUsersOptions {
  clock: Clock;
  /** Accounts to add. */
  merchantUsers: number;
  /** Told after each part. */
  onProgress?: (done: number, total: number) => void;
}

const partSize = 2000;
/** Days over which the creation of a run's accounts is spread. */
const days = 700;
const dayMs = 86_400_000;

const people = [...seedTexts.team, ...seedTexts.merchantUsers];

/** E-mails of earlier runs end in their number, `….0000001@`; the next run goes on where the last one ended. */
async function lastNumber(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(substring(email_folded from '([0-9]+)@')::int) as last
    from merchant_app_users where email_folded like ${`%@${seedTexts.generatedDomain}`}`.execute(db);
  return rows[0]?.last ?? 0;
}

const person = (random: Random, venues: readonly SeedVenue[], number: number, createdAt: Date): NewMerchantUser => {
  const { first } = random.pick(people);
  const { last } = random.pick(people);
  const email = `${mailName(first, last)}.${String(number).padStart(7, '0')}@${seedTexts.generatedDomain}`;
  const venue = random.pick(venues);
  return toMerchantUser({
    first,
    last,
    email,
    createdAt,
    venue: random.chance(0.02) ? undefined : venue,
    owner: random.chance(0.2),
    active: random.chance(0.9),
  });
};

/**
 * Adds accounts of the merchant app to the venues that are there. The same call on the same data makes the same
 * accounts; a second call adds others.
 *
 * @throws Error where there is no venue
 */
export async function generateMerchantUsers(
  db: Kysely<Database>,
  { clock, merchantUsers: total, onProgress }: GenerateMerchantUsersOptions,
): Promise<void> {
  if (total === 0) return;
  const venues = await db.selectFrom('venues').select(['id', 'company_id']).orderBy('id').execute();
  if (venues.length === 0) throw new Error('Accounts of the merchant app need a venue');
  const start = await lastNumber(db);
  const random = createRandom(31_000 + start);
  const begin = clock.now().getTime() - days * dayMs;
  for (let done = 0; done < total; done += partSize) {
    const batch = Array.from({ length: Math.min(partSize, total - done) }, (_, at) => {
      const n = done + at;
      return person(random, venues, start + n + 1, new Date(begin + Math.floor((n / total) * days * dayMs)));
    });
    await insertRows(db, 'merchant_app_users', batch);
    onProgress?.(done + batch.length, total);
  }
}
